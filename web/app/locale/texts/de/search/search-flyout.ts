import type { Messages } from "../../nl.ts";

/** Texts of what the search field offers, loaded when it first opens. */
export const searchFlyout: Messages["searchFlyout"] = {
  suggestions: "Suchvorschläge",
  popular: "Beliebt",
  categories: "Kategorien",
  recent: "Zuletzt gesucht",
  recentHint: "{{term}}, mit Entf löschen",
  removeRecent: "{{term}} aus den letzten Suchen löschen",
  clearRecent: "Löschen",
  viewed: "Zuletzt angesehen",
  forgetViewed: "Angesehene Produkte löschen",
  bestsellers: "Am beliebtesten",
  answers: {
    title: "Schnell beantwortet",
    order: "Wann kommt meine Bestellung?",
    return: "Wie schicke ich etwas zurück?",
    delivery: "Was kostet die Lieferung?",
  },
  products: "Produkte",
  all_one: "Alle Ergebnisse ({{count}})",
  all_other: "Alle {{count}} Ergebnisse",
  allUncounted: "Alle Ergebnisse",
  count_one: "{{count}} Vorschlag, mit den Pfeiltasten auswählen",
  count_other: "{{count}} Vorschläge, mit den Pfeiltasten auswählen",
  loading: "Vorschläge werden geladen",
  failed: "Die Vorschläge sind gerade nicht verfügbar. Suchen können Sie trotzdem: Drücken Sie die Eingabetaste.",
  nothing: "Keine Ergebnisse für „{{term}}“.",
};
