import type { Messages } from "../../nl.ts";

export const sentEvents: Messages["sentEvents"] = {
  title: "Ce qui a été envoyé",
  intro:
    "Voici chaque événement que ce navigateur a envoyé avec votre accord : quoi, quand et à qui. La liste ne se trouve que dans ce navigateur, et disparaît au bout de six mois ou quand vous l’effacez.",
  choice: {
    none: "Vous n’avez pas encore choisi. D’ici là, rien n’est envoyé.",
    refused: "Vous avez refusé. Rien n’est envoyé.",
    given: "Vous avez accepté : {{purposes}}.",
  },
  purposes: { statistics: "statistiques", marketing: "publicité" },
  and: " et ",
  settings: "Gérer les cookies",
  empty: {
    title: "Rien n’a été envoyé",
    text: "Si ce navigateur envoie quelque chose avec votre accord, vous le lirez ici.",
    nobody: "Cette boutique n’utilise aucun service de mesure, il n’y a donc rien à envoyer.",
  },
  count_one: "{{count}} événement, le plus récent en haut",
  count_other: "{{count}} événements, les plus récents en haut",
  download: "Télécharger",
  fileName: "evenements-envoyes.json",
  erase: "Tout effacer",
  erased: "La liste a été effacée",
  more: "Voir les plus anciens",
  shop: "La boutique",
  tagManager: "Google Tag Manager ({{id}})",
  facts: { to: "À", consent: "Avec votre accord pour", name: "Nom", data: "Ce qui a été envoyé" },
  events: {
    content_view: "Page consultée",
    view_item_list: "Liste d’articles vue",
    view_item: "Article consulté",
    add_to_cart: "Ajouté au panier",
    remove_from_cart: "Retiré du panier",
    begin_checkout: "Commande commencée",
    add_payment_info: "Moyen de paiement choisi",
    purchase: "Commandé",
    page_speed: "Temps de chargement mesuré",
  },
};
