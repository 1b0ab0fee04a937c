import type { Messages } from "../nl.ts";

export const menu: Messages["menu"] = {
  all: "Alles in {{name}}",
  newIn: "Neu in {{name}}",
  saleIn: "Sale in {{name}}",
  productCount_one: "{{count}} Artikel",
  productCount_other: "{{count}} Artikel",
  kinds: "Arten",
  sizes: "Größen",
  materials: "Material",
  advice: "Ratgeber",
  call: "{{phone}} anrufen",
};
