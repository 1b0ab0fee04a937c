import type { Messages } from "../../nl.ts";

export const content: Messages["content"] = {
  readOn: "Lire la suite",
  readLess: "Lire moins",
  table: "Tableau",
};
