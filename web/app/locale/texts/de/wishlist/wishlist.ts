import type { Messages } from "../../nl.ts";

export const wishlist: Messages["wishlist"] = {
  wish: "{{name}} auf die Wunschliste setzen",
  removed: "{{name}} steht nicht mehr auf Ihrer Wunschliste",
  removedAll: "Die {{count}} gemerkten Ausführungen von {{name}} stehen nicht mehr auf Ihrer Wunschliste",
  undo: "Rückgängig machen",
  retry: "Erneut versuchen",
  changeFailed: "Ihre Wunschliste wurde nicht geändert",
};
