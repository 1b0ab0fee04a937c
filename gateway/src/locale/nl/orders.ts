/** Dutch texts of the orders domain. */
export const orders = {
  "error.orderNotFound": "Wij kunnen deze bestelling niet vinden.",
  "error.orderLookupFailed":
    "Wij vinden geen bestelling met dit bestelnummer en dit e-mailadres. Controleer beide en probeer het opnieuw.",
  "error.withdrawalTooLate":
    "De bedenktijd van deze bestelling is voorbij. U kunt nog wel gratis retourneren; neem daarvoor contact met ons op.",
  "error.notWithdrawable": "Een van de artikelen is al herroepen of kan niet worden herroepen. Controleer uw keuze.",
  "error.sampleNotAvailable": "Van een van deze stoffen is er nu geen staaltje. Kies een andere.",
  "error.sampleLimitReached":
    "Voor dit adres of dit e-mailadres zijn de laatste 90 dagen al drie staaltjes besteld. Bel ons als u er meer nodig hebt.",
  "error.samplesLeft":
    "Voor dit adres of dit e-mailadres kunt u nu nog {count} van de drie staaltjes bestellen. Kies er minder.",
  "samples.ordered_one": "Gelukt. Wij sturen u het staaltje met de post, en een e-mail ter bevestiging.",
  "samples.ordered_other": "Gelukt. Wij sturen u {count} staaltjes met de post, en een e-mail ter bevestiging.",
} as const;
