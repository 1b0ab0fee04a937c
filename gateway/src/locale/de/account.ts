/** German texts of the account domain (docs/rules.md#error-catalogue). */
export const account = {
  "error.accountIsNotAGuest":
    "Zu dieser E-Mail-Adresse gehört ein Konto: Melden Sie sich an, oder verwenden Sie eine andere Adresse.",
  "error.notSignedIn": "Melden Sie sich bitte zuerst an",
  "error.accountRequired": "Dafür brauchen Sie ein Konto.",
  "error.wrongCredentials": "E-Mail-Adresse oder Passwort ist nicht richtig. Versuchen Sie es bitte noch einmal.",
  "error.requestFailed": "Bei Ihrer Anfrage ist ein Fehler aufgetreten",
  "error.accountAlreadyExists": "Dieses Konto gibt es schon.",
  "error.accountDeactivated": "Dieses Konto ist deaktiviert.",
  "error.emailNotFound": "Diese E-Mail-Adresse haben wir nicht gefunden.",
  "error.emailNotVerified":
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse: Den Link finden Sie in der E-Mail, die wir Ihnen geschickt haben. Beantragen Sie die Löschung danach noch einmal.",
  "error.linkNotUsable": "Dieser Link ist schon benutzt oder abgelaufen. Fordern Sie eine neue E-Mail an.",
  "error.profileNotSaved": "Die Daten konnten nicht gespeichert werden.",
  "error.passwordNotUpdated": "Das Passwort konnte nicht geändert werden. Versuchen Sie es bitte noch einmal.",
  "error.addressNotFound": "Diese Adresse steht nicht mehr in Ihrem Adressbuch.",
  "error.tooManyAddresses": "Ihr Adressbuch ist voll. Löschen Sie zuerst eine Adresse.",
  "newsletter.successful": "Das hat geklappt, Sie erhalten jetzt den Newsletter.",
  "newsletter.doi_pending": "Bestätigen Sie Ihr Abonnement über die E-Mail, die wir Ihnen geschickt haben.",
  "newsletter.subscribed": "Sie erhalten den Newsletter schon.",
  "newsletter.declined":
    "Ihr Abonnement wurde nicht angenommen. Willigen Sie bitte ein, um den Newsletter zu erhalten.",
  "newsletter.not_found": "Zu diesem Link haben wir kein Abonnement gefunden.",
  "newsletter.unexpected": "Es ist ein unerwarteter Fehler aufgetreten.",
  "newsletter.unsubscribed": "Sie haben den Newsletter abbestellt und bekommen ihn nicht mehr.",
  "newsletter.accountNotFound": "Konto nicht gefunden.",
  "contact.received":
    "Ihre Nachricht ist da, mit der Nummer {number}. Sie bekommen dazu eine E-Mail und an Werktagen innerhalb eines Tages eine Antwort.",
  "error.looksAutomated":
    "Das ging so schnell, dass es nach einem Roboter aussieht; deshalb ist Ihre Nachricht noch nicht gesendet. Senden Sie sie in ein paar Sekunden noch einmal.",
  "restock.requested": "Das hat geklappt. Sie bekommen eine E-Mail, sobald es wieder da ist.",
  "restock.confirmByMail":
    "Bestätigen Sie Ihren Wunsch über die E-Mail, die wir Ihnen geschickt haben. Danach geben wir Ihnen Bescheid, sobald es wieder da ist.",
} as const;
