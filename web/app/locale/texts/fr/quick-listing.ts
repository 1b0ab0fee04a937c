import type { Messages } from "../nl.ts";

export const quickListing: Messages["quickListing"] = {
  sale: {
    name: "Promotions",
    description:
      "Tous les articles dont le prix a baissé. Chaque remise est calculée sur le prix le plus bas des trente jours précédents.",
  },
  isNew: { name: "Nouveautés", description: "Les dernières arrivées, pour la chambre et pour la maison." },
};
