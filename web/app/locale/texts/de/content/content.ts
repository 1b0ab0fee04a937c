import type { Messages } from "../../nl.ts";

export const content: Messages["content"] = {
  readOn: "Weiterlesen",
  readLess: "Weniger anzeigen",
  table: "Tabelle",
};
