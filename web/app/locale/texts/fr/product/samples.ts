import type { Messages } from "../../nl.ts";

export const samples: Messages["samples"] = {
  open_one: "Commander un échantillon gratuit",
  open_other: "Commander {{count}} échantillons gratuits",
  title: "Échantillons gratuits",
  text: "Choisissez jusqu’à {{count}} tissus. Nous vous envoyons un morceau de chacun par la poste ; c’est gratuit et vous n’avez rien à renvoyer. Chaque foyer peut en commander {{count}} en 90 jours.",
  fabrics: "Quels tissus ?",
  full: "Vous en avez choisi {{count}}. Retirez-en un pour en choisir un autre.",
  none: "Choisissez d’abord un tissu.",
  loading: "Chargement des tissus",
  failed: "Les tissus n’ont pas pu être chargés. Réessayez dans un moment.",
  address: "Où devons-nous les envoyer ?",
  submit_one: "Commander 1 échantillon · gratuit",
  submit_other: "Commander {{count}} échantillons · gratuit",
  submitting: "Commande en cours",
  failedToOrder:
    "Les échantillons n’ont pas pu être commandés. Veuillez réessayer ; vous ne les recevrez pas deux fois.",
  close: "Fermer",
};
