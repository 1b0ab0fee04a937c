import type { Messages } from "../nl.ts";

export const ui: Messages["ui"] = {
  close: "Fermer",
  breadcrumb: "Fil d’Ariane",
  notifications: {
    label: "Notifications",
    close: "Fermer la notification",
  },
  slider: {
    previous: "Précédent",
    next: "Suivant",
  },
  label: "{{name}} :",
  detail: " : {{value}}",
  quoted: "« {{text}} »",
  field: {
    optional: "(facultatif)",
  },
  price: {
    from: "dès",
    was: "avant",
    percent: "−{{percent}} %",
    lowestPrior: "Prix le plus bas des 30 derniers jours : {{price}}",
  },
  stars: "{{score}} étoiles sur 5",
};
