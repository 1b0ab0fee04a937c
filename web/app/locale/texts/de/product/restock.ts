import type { Messages } from "../../nl.ts";

export const restock: Messages["restock"] = {
  toHome: "Zur Startseite",
  title: "Bescheid per E-Mail, sobald es wieder da ist",
  text: "Eine E-Mail, keine Werbung. Ihre Adresse speichern wir nicht länger als nötig.",
  submit: "Bescheid geben",
  submitting: "Einen Moment bitte",
  chooseFirst: "Wählen Sie eine Ausführung: Dann schreiben wir Ihnen, sobald sie wieder da ist.",
  confirmPage: {
    title: "Bescheid, sobald es wieder da ist",
    text: "Mit einem Klick bestätigen Sie, dass wir Ihnen schreiben dürfen, sobald dieser Artikel wieder bestellbar ist.",
    submit: "Ja, schreiben Sie mir",
    submitting: "Einen Moment bitte",
    done: "Das hat geklappt. Sie bekommen eine E-Mail, sobald der Artikel wieder da ist.",
  },
  endPage: {
    title: "Keinen Bescheid mehr",
    text: "Mit einem Klick löschen wir Ihren Wunsch und die Adresse, die dazugehört.",
    submit: "Meinen Wunsch löschen",
    submitting: "Einen Moment bitte",
    done: "Ihr Wunsch ist gelöscht.",
  },
};
