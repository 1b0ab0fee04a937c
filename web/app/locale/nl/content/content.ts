export const content = {
  readOn: "Lees verder",
  readLess: "Minder lezen",
  advisor: "Doe de hardheidswijzer",
  captions: "Nederlands",
  finder: {
    search: "Zoek",
    found_one: "1 pagina gevonden",
    found_other: "{{count}} pagina's gevonden",
    everywhere: "Zoek ‘{{term}}’ in de hele winkel",
  },
  table: "Tabel",
};
