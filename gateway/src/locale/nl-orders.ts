/** Dutch texts of the orders domain. */
export const nlOrders = {
  "error.orderNotFound": "Wij kunnen deze bestelling niet vinden.",
  "error.orderLookupFailed":
    "Wij vinden geen bestelling met dit bestelnummer en dit e-mailadres. Controleer beide en probeer het opnieuw.",
  "error.withdrawalTooLate":
    "De bedenktijd van deze bestelling is voorbij. U kunt nog wel gratis retourneren; neem daarvoor contact met ons op.",
  "error.notWithdrawable": "Een van de artikelen is al herroepen of kan niet worden herroepen. Controleer uw keuze.",
} as const;
