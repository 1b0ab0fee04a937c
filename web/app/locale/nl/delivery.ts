/** Days of delivery, said the same way in basket, checkout and order. */
export const delivery = {
  days: "{{from}} tot en met {{to}}",
  shortDays: "{{from}} t/m {{to}}",
  PARCEL: "Bezorgd {{days}}",
  TWO_PERSON: "Bezorgd tot in de kamer {{days}}",
};
