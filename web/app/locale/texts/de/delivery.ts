import type { Messages } from "../nl.ts";

/** Days of delivery, said the same way from product page to order. */
export const delivery: Messages["delivery"] = {
  days: "{{from}} bis {{to}}",
  shortDays: "{{from}} bis {{to}}",
  range: "Lieferung nach Hause in {{min}} bis {{max}} {{unit}}",
  one: "Lieferung nach Hause in {{max}} {{unit}}",
  homeBetween: "Bei Ihnen: {{from}} bis {{to}}",
  homeOn: "Bei Ihnen: {{day}}",
  depends: "Die Lieferzeit hängt von Ihrer Auswahl ab.",
  orderBefore: "Bei Bestellung bis {{day}}, {{hour}} Uhr.",
  kind: {
    PARCEL: "Kommt als Paket.",
    TWO_PERSON: "Von zwei Personen gebracht, bis in das Zimmer Ihrer Wahl.",
  },
  DAY_one: "Werktag",
  DAY_other: "Werktagen",
  WEEK_one: "Woche",
  WEEK_other: "Wochen",
  MONTH_one: "Monat",
  MONTH_other: "Monaten",
  returnDays_one: "{{count}} Tag zu Hause testen, Rückgabe kostenlos",
  returnDays_other: "{{count}} Tage zu Hause testen, Rückgabe kostenlos",
};
