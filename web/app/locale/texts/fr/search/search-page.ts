import type { Messages } from "../../nl.ts";

export const searchPage: Messages["searchPage"] = {
  title: "Recherche",
  titleOf: "Recherche : {{term}}",
  heading: "Résultats pour « {{term}} »",
  nothingHeading: "Aucun résultat pour « {{term}} »",
  nothing: "Vérifiez l’orthographe, ou essayez un mot différent ou plus court.",
  start: "Que cherchez-vous ?",
  startText: "Cherchez un produit, des dimensions, une couleur, une marque ou une référence.",
  popular: "Recherches fréquentes",
  categories: "Ou parcourez une catégorie",
  name: "Résultats de recherche",
  things: "résultats",
  didYouMean: "Vouliez-vous dire {{term}} ?",
};
