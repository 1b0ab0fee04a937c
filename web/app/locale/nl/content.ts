export const content = {
  unknownBlock:
    "Hier staat een blok dat de winkel niet kent: {{name}}. Bezoekers van een echte winkel zien hier niets.",
  nameless: "een blok zonder naam",
};
