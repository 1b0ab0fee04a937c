export const checkout = {
  title: "Afrekenen",
  paymentReturn: { title: "Uw betaling" },
  success: { title: "Bedankt voor uw bestelling" },
};
