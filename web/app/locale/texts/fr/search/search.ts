import type { Messages } from "../../nl.ts";

export const search: Messages["search"] = {
  label: "Rechercher",
  placeholder: "Que cherchez-vous ?",
  submit: "Rechercher",
  clear: "Effacer la recherche",
  close: "Fermer",
};
