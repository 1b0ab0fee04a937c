import type { Messages } from "../../nl.ts";

export const search: Messages["search"] = {
  label: "Suche",
  placeholder: "Wonach suchen Sie?",
  submit: "Suchen",
  clear: "Eingabe löschen",
  close: "Schließen",
};
