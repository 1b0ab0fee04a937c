import type { Messages } from "../../nl.ts";

/** Texts of the question for consent, which only shops with a tag manager ask. */
export const consent: Messages["consent"] = {
  title: "Dürfen wir mitschauen?",
  text: "Cookies, die der Shop braucht, setzen wir immer. Nur wenn Sie es erlauben, laden wir auch den Google Tag Manager: um zu messen, wie der Shop genutzt wird, und um Anzeigen auf Sie abzustimmen. Der Shop funktioniert ohne ihn genauso gut, und Ihre Auswahl ändern Sie unten auf jeder Seite.",
  privacy: "Datenschutzerklärung",
  refuse: "Ablehnen",
  accept: "Erlauben",
  choose: "Selbst auswählen",
  settings: {
    title: "Cookie-Einstellungen",
    intro: "Wir speichern Ihre Auswahl 180 Tage in einem Cookie. Darin steht nur, was Sie gewählt haben und wann.",
    needed: "Notwendig: immer an",
    neededText:
      "Die Sprache, Ihr Warenkorb und Ihre Wunschliste, Ihre Sitzung, wenn Sie sich anmelden, und diese Auswahl. Niemand sonst liest mit.",
    purposes: "Was wir darüber hinaus dürfen",
    statistics: "Statistik",
    statisticsText:
      "Google zählt, welche Seiten angesehen werden und was bestellt wird, ohne Ihren Namen, Ihre Adresse oder E-Mail-Adresse. Wir messen, wie schnell eine Seite bei Ihnen lädt.",
    marketing: "Marketing",
    marketingText: "Google sieht, dass Sie hier waren, stimmt Anzeigen darauf ab und misst, ob sie wirken.",
    log: "Ansehen, was gesendet wurde",
    refuseAll: "Alles ablehnen",
    save: "Auswahl speichern",
  },
  saved: "Ihre Auswahl ist gespeichert",
};
