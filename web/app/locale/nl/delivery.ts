/** Days of delivery, said the same way from product page to order. */
export const delivery = {
  days: "{{from}} tot en met {{to}}",
  shortDays: "{{from}} t/m {{to}}",
};
