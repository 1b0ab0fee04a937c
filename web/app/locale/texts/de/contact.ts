import type { Messages } from "../nl.ts";

export const contact: Messages["contact"] = {
  title: "Schreiben Sie uns",
  intro: "An Werktagen antworten wir innerhalb eines Tages.",
  choose: "Wählen Sie ein Thema",
  topics: {
    ADVICE: "Beratung zum Schlafen oder Wohnen",
    ORDER: "Meine Bestellung",
    DELIVERY: "Lieferung",
    RETURN: "Rückgabe oder Gewährleistung",
    REVIEW: "Eine Bewertung melden",
    OTHER: "Etwas anderes",
  },
  send: "Nachricht senden",
  sending: "Wird gesendet",
  failed: "Es kam keine Antwort. Ihr Text steht noch da; senden Sie ihn ruhig noch einmal, doppelt kommt er nicht an.",
  invalid:
    "Es fehlt noch etwas. Prüfen Sie, ob Thema, Name, E-Mail-Adresse und Nachricht ausgefüllt sind, und senden Sie noch einmal.",
  received: "Nachricht erhalten",
  privacy: "Wir verwenden Ihre Daten, um zu antworten, und löschen sie ein Jahr nachdem Ihre Frage geklärt ist.",
  honeypot: "Lassen Sie dieses Feld leer",
  toService: "Zurück zum Service",
};
