import type { checkout as dutch } from "../nl/checkout.ts";

export const checkout: Readonly<Record<keyof typeof dutch, string>> = {
  "error.basketEmpty": "Votre panier est vide. Ajoutez-y un article pour pouvoir commander.",
  "error.checkoutConflict": "Votre panier a été modifié entre-temps. Vérifiez votre commande et réessayez.",
  "error.checkoutChanged": "Votre commande a été modifiée entre-temps. Vérifiez le total et commandez à nouveau.",
  "error.checkoutIncomplete": "Il manque des informations pour pouvoir commander.",
  "error.soldOut": "Tous les articles ne sont plus disponibles dans la quantité souhaitée. Modifiez votre panier.",
  "error.paymentRefused": "Le paiement a été refusé. Choisissez un autre moyen de paiement ou réessayez.",
  "error.paymentUnavailable": "Le paiement est impossible pour le moment. Réessayez plus tard.",
  "error.orderAlreadyPlaced": "Cette commande est déjà passée sous le numéro {orderNumber}.",
  "error.noOpenPayment": "Aucun paiement n’est en attente.",
  "error.returnUnknown": "Ce paiement est inconnu ou trop ancien.",
};
