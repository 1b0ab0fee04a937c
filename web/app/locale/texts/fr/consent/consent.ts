import type { Messages } from "../../nl.ts";

export const consent: Messages["consent"] = {
  title: "Pouvons-nous mesurer votre visite ?",
  text: "Les cookies nécessaires à la boutique sont toujours déposés. Seulement si vous l’acceptez, nous chargeons aussi Google Tag Manager : pour mesurer l’usage de la boutique et adapter les publicités. Sans lui, la boutique fonctionne tout aussi bien, et vous pouvez changer d’avis en bas de chaque page.",
  privacy: "Politique de confidentialité",
  refuse: "Refuser",
  accept: "Accepter",
  choose: "Choisir",
  settings: {
    title: "Gérer les cookies",
    intro:
      "Nous conservons votre choix 180 jours dans un cookie. Il contient seulement ce que vous avez choisi et quand.",
    needed: "Nécessaires : toujours actifs",
    neededText:
      "La langue, votre panier et votre liste d’envies, votre session si vous vous connectez, et ce choix. Personne d’autre n’y a accès.",
    purposes: "Ce que vous nous permettez en plus",
    statistics: "Statistiques",
    statisticsText:
      "Google compte les pages consultées et les commandes, sans votre nom, votre adresse ni votre e-mail. Nous mesurons la vitesse de chargement des pages chez vous.",
    marketing: "Publicité",
    marketingText: "Google voit que vous êtes venu ici, adapte les publicités et mesure leur effet.",
    log: "Voir ce qui a été envoyé",
    refuseAll: "Tout refuser",
    save: "Enregistrer mon choix",
  },
  saved: "Votre choix est enregistré",
};
