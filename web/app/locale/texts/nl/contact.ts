export const contact = {
  title: "Schrijf ons",
  intro: "Op werkdagen antwoorden wij binnen een dag.",
  choose: "Kies een onderwerp",
  topics: {
    ADVICE: "Advies over slapen of wonen",
    ORDER: "Mijn bestelling",
    DELIVERY: "Bezorging",
    RETURN: "Retour of garantie",
    REVIEW: "Een beoordeling melden",
    OTHER: "Iets anders",
  },
  send: "Verstuur bericht",
  sending: "Bezig met versturen",
  failed: "Er kwam geen antwoord. Wat u schreef staat er nog; verstuur het gerust nog eens, dubbel komt het niet aan.",
  invalid:
    "Er ontbreekt nog iets. Kijk of onderwerp, naam, e-mailadres en bericht zijn ingevuld, en verstuur het nog eens.",
  received: "Bericht ontvangen",
  privacy: "Wij gebruiken uw gegevens om te antwoorden en wissen ze een jaar nadat uw vraag is afgehandeld.",
  honeypot: "Laat dit veld leeg",
  toService: "Terug naar service",
};
