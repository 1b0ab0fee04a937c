/** Days of delivery, said the same way from product page to order. */
export const delivery = {
  days: "{{from}} tot en met {{to}}",
  shortDays: "{{from}} t/m {{to}}",
  range: "Thuisbezorgd in {{min}} tot {{max}} {{unit}}",
  one: "Thuisbezorgd in {{max}} {{unit}}",
  homeBetween: "Thuis tussen {{from}} en {{to}}",
  homeOn: "Thuis op {{day}}",
  depends: "De levertijd hangt af van uw keuze.",
  orderBefore: "Als u bestelt voor {{day}} {{hour}} uur.",
  kind: {
    PARCEL: "Als pakket bezorgd.",
    TWO_PERSON: "Door twee mensen gebracht, tot in de kamer die u wilt.",
  },
  DAY_one: "werkdag",
  DAY_other: "werkdagen",
  WEEK_one: "week",
  WEEK_other: "weken",
  MONTH_one: "maand",
  MONTH_other: "maanden",
  returnDays_one: "{{count}} dag proberen, gratis retour",
  returnDays_other: "{{count}} dagen proberen, gratis retour",
};
