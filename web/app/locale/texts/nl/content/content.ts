export const content = {
  readOn: "Lees verder",
  readLess: "Minder lezen",
  table: "Tabel",
};
