import type { Messages } from "../../nl.ts";

/** Texts of the log of what was sent with a visitor's consent. */
export const sentEvents: Messages["sentEvents"] = {
  title: "Was gesendet wurde",
  intro:
    "Hier steht jedes Ereignis, das dieser Browser mit Ihrer Einwilligung gesendet hat: was, wann und an wen. Die Liste gibt es nur in diesem Browser; sie verschwindet nach einem halben Jahr oder wenn Sie sie löschen.",
  choice: {
    none: "Sie haben noch nicht gewählt. Solange das so ist, wird nichts gesendet.",
    refused: "Sie haben abgelehnt. Es wird nichts gesendet.",
    given: "Sie haben erlaubt: {{purposes}}.",
  },
  purposes: { statistics: "Statistik", marketing: "Marketing" },
  and: " und ",
  settings: "Cookie-Einstellungen",
  empty: {
    title: "Es wurde nichts gesendet",
    text: "Sendet dieser Browser etwas mit Ihrer Einwilligung, lesen Sie es hier.",
    nobody: "Dieser Shop nutzt keinen Messdienst, also gibt es auch nichts zu senden.",
  },
  count_one: "{{count}} Ereignis, das neueste zuerst",
  count_other: "{{count}} Ereignisse, das neueste zuerst",
  download: "Herunterladen",
  fileName: "gesendet.json",
  erase: "Alles löschen",
  erased: "Die Liste ist gelöscht",
  more: "Ältere anzeigen",
  shop: "Der Shop",
  tagManager: "Google Tag Manager ({{id}})",
  facts: { to: "An", consent: "Mit Ihrer Einwilligung für", name: "Name", data: "Was gesendet wurde" },
  events: {
    content_view: "Seite angesehen",
    view_item_list: "Artikelreihe gesehen",
    view_item: "Artikel angesehen",
    add_to_cart: "In den Warenkorb gelegt",
    remove_from_cart: "Aus dem Warenkorb genommen",
    begin_checkout: "Zur Kasse gegangen",
    add_payment_info: "Zahlungsart gewählt",
    purchase: "Bestellt",
    page_speed: "Ladezeit gemessen",
  },
};
