import type { Messages } from "../../nl.ts";

export const searchFlyout: Messages["searchFlyout"] = {
  suggestions: "Suggestions de recherche",
  popular: "Recherches fréquentes",
  categories: "Catégories",
  recent: "Recherches récentes",
  recentHint: "{{term}}, supprimer avec la touche Suppr",
  removeRecent: "Supprimer {{term}} des recherches récentes",
  clearRecent: "Effacer",
  viewed: "Vus récemment",
  forgetViewed: "Effacer les produits consultés",
  bestsellers: "Les plus choisis",
  answers: {
    title: "Une réponse rapide",
    order: "Quand ma commande arrive-t-elle ?",
    return: "Comment retourner un article ?",
    delivery: "Combien coûte la livraison ?",
  },
  products: "Produits",
  all_one: "Tous les résultats ({{count}})",
  all_other: "Voir les {{count}} résultats",
  allUncounted: "Tous les résultats",
  count_one: "{{count}} suggestion, choisissez avec les flèches du clavier",
  count_other: "{{count}} suggestions, choisissez avec les flèches du clavier",
  loading: "Chargement des suggestions",
  failed: "Les suggestions sont indisponibles. Pour lancer la recherche, appuyez sur Entrée.",
  nothing: "Aucun résultat pour « {{term}} ».",
};
