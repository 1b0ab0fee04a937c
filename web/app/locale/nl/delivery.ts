/** Stock and delivery, said the same way on product page, basket, checkout and order. */
export const delivery = {
  stock: {
    IN_STOCK: "Op voorraad",
    LOW: "Nog minder dan 5 beschikbaar",
    SOLD_OUT: "Nu uitverkocht",
  },
  unit: {
    DAY_one: "werkdag",
    DAY_other: "werkdagen",
    WEEK_one: "week",
    WEEK_other: "weken",
    MONTH_one: "maand",
    MONTH_other: "maanden",
  },
  span: {
    range: "{{min}} tot {{max}} {{unit}}",
    exact: "{{max}} {{unit}}",
  },
  delivered: "bezorgd in {{span}}",
  deliveredHome: "Thuisbezorgd in {{span}}",
  dates: {
    range: "{{from}} tot en met {{to}}",
    line: "Bezorging {{dates}}",
  },
};
