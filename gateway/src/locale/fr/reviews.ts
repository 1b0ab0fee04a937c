import type { reviews as dutch } from "../nl/reviews.ts";

export const reviews: Readonly<Record<keyof typeof dutch, string>> = {
  "error.noTranslation": "Aucune traduction n’est disponible pour cet avis.",
  "error.translationFailed": "La traduction n’a pas pu être chargée. Réessayez plus tard.",
  "error.reviewNotFound": "Cet avis n’est plus sur la page.",
  "error.reviewExists": "Vous avez déjà donné votre avis sur cet article.",
  "error.articleNotBought": "Cet article ne figure pas dans la commande correspondant à ce lien.",
  "review.photo": "Photo jointe à l’avis, signé {author}",
};
