"""Write the playthroughs anew."""

from tests.rules.playthroughs import PLAYTHROUGHS, write

for playthrough in PLAYTHROUGHS:
    playthrough.file.write_text(write(playthrough), encoding="utf-8")
    print(playthrough.file.name)
