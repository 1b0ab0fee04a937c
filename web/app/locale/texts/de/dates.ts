import type { Messages } from "../nl.ts";

/** Names of days and months, as they stand within a sentence, by the numbers that dates have for them; and how a date is put together. */
export const dates: Messages["dates"] = {
  weekdays: {
    long: {
      d0: "Sonntag",
      d1: "Montag",
      d2: "Dienstag",
      d3: "Mittwoch",
      d4: "Donnerstag",
      d5: "Freitag",
      d6: "Samstag",
    },
    short: { d0: "So", d1: "Mo", d2: "Di", d3: "Mi", d4: "Do", d5: "Fr", d6: "Sa" },
  },
  months: {
    m0: "Januar",
    m1: "Februar",
    m2: "März",
    m3: "April",
    m4: "Mai",
    m5: "Juni",
    m6: "Juli",
    m7: "August",
    m8: "September",
    m9: "Oktober",
    m10: "November",
    m11: "Dezember",
  },
  firstOfMonth: "1",
  patterns: {
    weekday: "{{weekday}}, {{day}}.",
    weekdayMonth: "{{weekday}}, {{day}}. {{month}}",
    date: "{{day}}. {{month}} {{year}}",
    weekdayDate: "{{weekday}}, {{day}}. {{month}} {{year}}",
    moment: "{{date}} um {{time}} Uhr",
  },
};
