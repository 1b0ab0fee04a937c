export const catalog = {
  products_one: "{{count}} product",
  products_other: "{{count}} producten",
};
