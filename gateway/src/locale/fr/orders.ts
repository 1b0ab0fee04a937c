import type { orders as dutch } from "../nl/orders.ts";

export const orders: Readonly<Record<keyof typeof dutch, string>> = {
  "error.orderNotFound": "Nous ne trouvons pas cette commande.",
  "error.orderLookupFailed":
    "Aucune commande ne correspond à ce numéro et à cette adresse e-mail. Vérifiez les deux et réessayez.",
  "error.withdrawalTooLate":
    "Le délai de rétractation de cette commande est écoulé. Vous pouvez encore retourner gratuitement les articles ; contactez-nous pour cela.",
  "error.notWithdrawable":
    "L’un des articles a déjà fait l’objet d’une rétractation ou ne peut pas en faire l’objet. Vérifiez votre choix.",
  "error.sampleNotAvailable":
    "L’un de ces tissus n’est pas disponible en échantillon pour le moment. Choisissez-en un autre.",
  "error.sampleLimitReached":
    "Trois échantillons ont déjà été commandés pour cette adresse ou cette adresse e-mail ces 90 derniers jours. Appelez-nous s’il vous en faut d’autres.",
  "error.samplesLeft":
    "Pour cette adresse ou cette adresse e-mail, vous pouvez encore commander {count} des trois échantillons. Choisissez-en moins.",
  "samples.ordered_one": "C’est fait. Nous vous envoyons l’échantillon par la poste, et un e-mail de confirmation.",
  "samples.ordered_other":
    "C’est fait. Nous vous envoyons {count} échantillons par la poste, et un e-mail de confirmation.",
};
