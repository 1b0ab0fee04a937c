import type { Messages } from "../nl.ts";

export const emptyListing: Messages["emptyListing"] = {
  noProducts: {
    title: "Aucun produit ici pour le moment",
    text: "{{name}} : nous n’avons actuellement aucun produit que vous puissiez commander.",
    action: "Retour à l’accueil",
  },
  nothing: {
    title: "Aucun résultat avec ces filtres",
    text: "{{name}} : aucun produit ne répond à tous vos choix pour le moment.",
    without: "Chercher sans {{name}}",
    anyPrice: "Chercher à tous les prix",
    elsewhere: "Ou regardez dans",
  },
  ignored: {
    UNKNOWN_FILTER_one: "Nous ne connaissons pas le filtre {{names}} ; il n’est pas pris en compte.",
    UNKNOWN_FILTER_other: "Nous ne connaissons pas les filtres {{names}} ; ils ne sont pas pris en compte.",
    UNKNOWN_VALUE: "Nous ne connaissons pas l’un des choix pour {{names}} ; il n’est pas pris en compte.",
  },
};
