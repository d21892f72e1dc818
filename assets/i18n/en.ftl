# Every text a player reads, in English.
#
# ⟨…⟩ is set bold and ⟪…⟫ dim; the marks themselves are never shown. Numbers come with their
# sign (−62) and cards in the player's deck (♥10), so neither is written here.

### The pack

# Rank letters of the French, tournament and ASCII packs; they follow the language.
rank-jack = J
rank-queen = Q
rank-king = K
rank-ace = A

# Rank letters of the German pack: Unter, Ober, König, Daus.
rank-unter = U
rank-ober = O
rank-koenig = K
rank-daus = A

# Stands in the top border of a card taken up from the skat; four letters at most.
card-new = new

### The window

# The title of the terminal window.
window-title = Skat

too-small-need = Skat needs a window of { $width } × { $height }.
too-small-have = This one has { $width } × { $height }. The game waits.
