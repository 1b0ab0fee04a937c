export const content = {
  unknownBlock:
    "Hier staat een blok dat niet getoond wordt: {{name}}. {{reason}} Bezoekers van een echte winkel zien hier niets.",
  readOn: "Lees verder",
  readLess: "Minder lezen",
  finder: {
    search: "Zoek",
    found_one: "1 pagina gevonden",
    found_other: "{{count}} pagina's gevonden",
    everywhere: "Zoek ‘{{term}}’ in de hele winkel",
  },
  table: "Tabel",
  nameless: "een blok zonder naam",
};
