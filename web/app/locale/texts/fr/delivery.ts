import type { Messages } from "../nl.ts";

export const delivery: Messages["delivery"] = {
  days: "du {{from}} au {{to}}",
  shortDays: "du {{from}} au {{to}}",
  range: "Livraison à domicile en {{min}} à {{max}} {{unit}}",
  one: "Livraison à domicile en {{max}} {{unit}}",
  homeBetween: "Chez vous entre le {{from}} et le {{to}}",
  homeOn: "Chez vous le {{day}}",
  depends: "Le délai de livraison dépend de votre choix.",
  orderBefore: "Pour une commande passée avant {{day}} {{hour}} h.",
  kind: {
    PARCEL: "Livraison en colis.",
    TWO_PERSON: "Livraison par deux personnes, jusque dans la pièce de votre choix.",
  },
  DAY_one: "jour ouvré",
  DAY_other: "jours ouvrés",
  WEEK_one: "semaine",
  WEEK_other: "semaines",
  MONTH_one: "mois",
  MONTH_other: "mois",
  returnDays_one: "{{count}} jour d’essai, retour gratuit",
  returnDays_other: "{{count}} jours d’essai, retour gratuit",
};
