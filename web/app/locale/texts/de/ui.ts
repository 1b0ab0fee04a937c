import type { Messages } from "../nl.ts";

export const ui: Messages["ui"] = {
  close: "Schließen",
  breadcrumb: "Seitenpfad",
  notifications: {
    label: "Hinweise",
    close: "Hinweis schließen",
  },
  slider: {
    previous: "Zurück",
    next: "Weiter",
  },
  label: "{{name}}:",
  detail: ": {{value}}",
  quoted: "„{{text}}“",
  field: {
    optional: "(optional)",
  },
  price: {
    from: "ab",
    was: "vorher",
    percent: "−{{percent}}\u00a0%",
    lowestPrior: "Niedrigster Preis der letzten 30 Tage: {{price}}",
  },
  stars: "{{score}} von 5 Sternen",
};
