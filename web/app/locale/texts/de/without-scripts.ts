import type { Messages } from "../nl.ts";

/** What the shop says to a browser that runs no scripts; never shown to another. */
export const withoutScripts: Messages["withoutScripts"] = {
  form: {
    title: "Dieses Formular funktioniert nur mit JavaScript",
    text: "Schalten Sie JavaScript in Ihrem Browser ein und laden Sie diese Seite neu, oder",
  },
  page: {
    title: "Diese Seite funktioniert nur mit JavaScript",
    text: "Schalten Sie JavaScript in Ihrem Browser ein und laden Sie diese Seite neu, oder",
  },
  service: "wenden Sie sich an unseren Kundenservice",
  notSent: {
    title: "Ihr Formular wurde nicht gesendet",
    intro:
      "Formulare in unserem Shop funktionieren nur mit JavaScript. Was Sie eingegeben haben, wurde nicht verarbeitet und nirgends gespeichert.",
    text: "Schalten Sie JavaScript in Ihrem Browser ein, gehen Sie zurück und versuchen Sie es noch einmal, oder",
  },
  toHome: "Zur Startseite",
};
