export const content = {
  unknownBlock:
    "Hier staat een blok dat niet getoond wordt: {{name}}. {{reason}} Bezoekers van een echte winkel zien hier niets.",
  readOn: "Lees verder",
  readLess: "Minder lezen",
  nameless: "een blok zonder naam",
};
