import type { Messages } from "../../nl.ts";

export const wishlist: Messages["wishlist"] = {
  wish: "Ajouter à votre liste d’envies : {{name}}",
  removed: "Retiré de votre liste d’envies : {{name}}",
  removedAll: "{{name}} : les {{count}} versions enregistrées ont été retirées de votre liste d’envies",
  undo: "Annuler",
  retry: "Réessayer",
  changeFailed: "Votre liste d’envies n’a pas été modifiée",
};
