/** Names of days and months, as they stand within a sentence, by the numbers that dates have for them; and how a date is put together. */
export const dates = {
  weekdays: {
    long: {
      d0: "zondag",
      d1: "maandag",
      d2: "dinsdag",
      d3: "woensdag",
      d4: "donderdag",
      d5: "vrijdag",
      d6: "zaterdag",
    },
    short: { d0: "zo", d1: "ma", d2: "di", d3: "wo", d4: "do", d5: "vr", d6: "za" },
  },
  months: {
    m0: "januari",
    m1: "februari",
    m2: "maart",
    m3: "april",
    m4: "mei",
    m5: "juni",
    m6: "juli",
    m7: "augustus",
    m8: "september",
    m9: "oktober",
    m10: "november",
    m11: "december",
  },
  firstOfMonth: "1",
  patterns: {
    weekday: "{{weekday}} {{day}}",
    weekdayMonth: "{{weekday}} {{day}} {{month}}",
    date: "{{day}} {{month}} {{year}}",
    weekdayDate: "{{weekday}} {{day}} {{month}} {{year}}",
    moment: "{{date}} om {{time}}",
  },
};
