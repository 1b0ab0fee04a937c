/** German texts of the orders domain. */
export const orders = {
  "error.orderNotFound": "Wir können diese Bestellung nicht finden.",
  "error.orderLookupFailed":
    "Zu dieser Bestellnummer und dieser E-Mail-Adresse finden wir keine Bestellung. Prüfen Sie beides und versuchen Sie es noch einmal.",
  "error.withdrawalTooLate":
    "Die Widerrufsfrist für diese Bestellung ist abgelaufen. Kostenlos zurückgeben können Sie die Artikel noch; melden Sie sich dafür bei uns.",
  "error.notWithdrawable":
    "Einer der Artikel ist schon widerrufen oder kann nicht widerrufen werden. Prüfen Sie bitte Ihre Auswahl.",
  "error.sampleNotAvailable": "Von einem dieser Stoffe gibt es zurzeit kein Stoffmuster. Wählen Sie einen anderen.",
  "error.sampleLimitReached":
    "An diese Adresse oder für diese E-Mail-Adresse wurden in den letzten 90 Tagen schon drei Stoffmuster bestellt. Rufen Sie uns an, wenn Sie mehr brauchen.",
  "error.samplesLeft":
    "An diese Adresse oder für diese E-Mail-Adresse können Sie jetzt noch {count} der drei Stoffmuster bestellen. Wählen Sie weniger.",
  "samples.ordered_one":
    "Das hat geklappt. Wir schicken Ihnen das Stoffmuster mit der Post und eine E-Mail zur Bestätigung.",
  "samples.ordered_other":
    "Das hat geklappt. Wir schicken Ihnen {count} Stoffmuster mit der Post und eine E-Mail zur Bestätigung.",
} as const;
