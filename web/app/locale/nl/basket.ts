export const basket = {
  title: "Winkelwagen",
};
