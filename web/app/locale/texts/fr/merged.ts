import type { Messages } from "../nl.ts";

export const merged: Messages["merged"] = {
  both: "Ajouté à votre compte : {{basket}} et {{wishlist}}",
  basketOnly_one: "{{count}} article a rejoint le panier de votre compte",
  basketOnly_other: "{{count}} articles ont rejoint le panier de votre compte",
  wishlistOnly_one: "{{count}} article a rejoint la liste d’envies de votre compte",
  wishlistOnly_other: "{{count}} articles ont rejoint la liste d’envies de votre compte",
  basket_one: "{{count}} article de votre panier",
  basket_other: "{{count}} articles de votre panier",
  wishlist_one: "{{count}} de votre liste d’envies",
  wishlist_other: "{{count}} de votre liste d’envies",
  full: "Tout n’a pas pu être ajouté à votre compte",
  left_one:
    "Faute de place, {{count}} article n’a pas été ajouté. Il reste dans ce navigateur ; vous le retrouverez en vous déconnectant.",
  left_other:
    "Faute de place, {{count}} articles n’ont pas été ajoutés. Ils restent dans ce navigateur ; vous les retrouverez en vous déconnectant.",
  undo: "Annuler",
  undone: "Votre compte est tel qu’avant la connexion",
  undoneMessage: "Vous retrouverez ce que vous aviez réuni avant en vous déconnectant.",
  notUndone: "L’annulation n’a pas fonctionné",
  retry: "Réessayer",
};
