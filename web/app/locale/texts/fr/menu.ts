import type { Messages } from "../nl.ts";

export const menu: Messages["menu"] = {
  all: "Tout voir : {{name}}",
  newIn: "Nouveautés : {{name}}",
  saleIn: "Promotions : {{name}}",
  productCount_one: "{{count}} article",
  productCount_other: "{{count}} articles",
  kinds: "Types",
  sizes: "Dimensions",
  materials: "Matières",
  advice: "Conseils",
  call: "Appelez le {{phone}}",
};
