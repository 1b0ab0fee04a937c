export const content = {
  unknownBlock:
    "Hier staat een blok dat niet getoond wordt: {{name}}. {{reason}} Bezoekers van een echte winkel zien hier niets.",
  nameless: "een blok zonder naam",
};
