/** Dutch texts of the account domain; those of the error catalogue stand there word for word (docs/rules.md#error-catalogue). */
export const account = {
  "error.accountIsNotAGuest":
    "U gebruikt geen gastaccount. Bij dit e-mailadres hoort een account: log in, of gebruik een ander adres.",
  "error.notSignedIn": "Autorisatie vereist",
  "error.accountRequired": "Hiervoor hebt u een account nodig.",
  "error.wrongCredentials": "Uw e-mailadres of wachtwoord is onjuist. Probeer het alstublieft opnieuw.",
  "error.requestFailed": "Uw verzoek resulteerde in een fout",
  "error.accountAlreadyExists": "Dit account bestaat al.",
  "error.accountDeactivated": "Deze gebruiker is gedeactiveerd.",
  "error.emailNotFound": "Oeps! E-mail is niet gevonden.",
  "error.emailNotVerified":
    "Bevestig eerst uw e-mailadres: u vindt de link in de e-mail die wij u hebben gestuurd. Vraag de verwijdering daarna opnieuw aan.",
  "error.linkNotUsable": "Deze link is al gebruikt of verlopen. Vraag een nieuwe e-mail aan.",
  "error.profileNotSaved": "De gegevens konden niet worden opgeslagen.",
  "error.passwordNotUpdated": "Het bijwerken van het wachtwoord is mislukt. Probeer het opnieuw.",
  "error.addressNotFound": "Dit adres staat niet meer in uw adresboek.",
  "error.tooManyAddresses": "Uw adresboek is vol. Verwijder eerst een adres.",
  "newsletter.successful": "Gelukt, u bent aangemeld.",
  "newsletter.doi_pending": "Bevestig uw aanmelding via de e-mail die wij u hebben gestuurd.",
  "newsletter.subscribed": "U bent al aangemeld.",
  "newsletter.declined": "Uw aanmelding is niet aangenomen. Geef toestemming om u aan te melden.",
  "newsletter.not_found": "Wij hebben geen aanmelding gevonden die bij deze link hoort.",
  "newsletter.unexpected": "Er is een onverwachte fout opgetreden.",
  "newsletter.unsubscribed": "U bent afgemeld en krijgt onze nieuwsbrief niet meer.",
  "newsletter.accountNotFound": "Account niet gevonden.",
  "contact.received":
    "Uw bericht is binnen, met nummer {number}. U krijgt daar een e-mail over, en op werkdagen binnen een dag antwoord.",
  "error.looksAutomated":
    "Dit ging zo snel dat het op een robot lijkt, en daarom is uw bericht nog niet verstuurd. Verstuur het over een paar seconden nog eens.",
  "restock.requested": "Gelukt. U krijgt één e-mail zodra dit er weer is.",
  "restock.confirmByMail":
    "Bevestig uw verzoek via de e-mail die wij u hebben gestuurd. Daarna krijgt u bericht zodra dit er weer is.",
} as const;
