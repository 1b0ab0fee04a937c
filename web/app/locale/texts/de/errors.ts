import type { Messages } from "../nl.ts";

export const errors: Messages["errors"] = {
  generic: "Es ist ein unerwarteter Fehler aufgetreten.",
  notFound: {
    title: "Seite nicht gefunden",
    message: "Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.",
  },
  unavailable: {
    title: "Kurz nicht erreichbar",
    message: "Der Shop ist gerade nicht erreichbar. Versuchen Sie es bitte in ein paar Minuten noch einmal.",
  },
  unexpected: {
    title: "Etwas ist schiefgegangen",
    message: "Es ist ein unerwarteter Fehler aufgetreten. Versuchen Sie es bitte noch einmal.",
  },
  toHome: "Zur Startseite",
};
