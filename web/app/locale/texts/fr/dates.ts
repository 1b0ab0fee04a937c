import type { Messages } from "../nl.ts";

export const dates: Messages["dates"] = {
  weekdays: {
    long: {
      d0: "dimanche",
      d1: "lundi",
      d2: "mardi",
      d3: "mercredi",
      d4: "jeudi",
      d5: "vendredi",
      d6: "samedi",
    },
    short: { d0: "dim.", d1: "lun.", d2: "mar.", d3: "mer.", d4: "jeu.", d5: "ven.", d6: "sam." },
  },
  months: {
    m0: "janvier",
    m1: "février",
    m2: "mars",
    m3: "avril",
    m4: "mai",
    m5: "juin",
    m6: "juillet",
    m7: "août",
    m8: "septembre",
    m9: "octobre",
    m10: "novembre",
    m11: "décembre",
  },
  firstOfMonth: "1er",
  patterns: {
    weekday: "{{weekday}} {{day}}",
    weekdayMonth: "{{weekday}} {{day}} {{month}}",
    date: "{{day}} {{month}} {{year}}",
    weekdayDate: "{{weekday}} {{day}} {{month}} {{year}}",
    moment: "{{date}} à {{time}}",
  },
};
