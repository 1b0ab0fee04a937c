export const menu = {
  all: "Alles in {{name}}",
  newIn: "Nieuw in {{name}}",
  saleIn: "Sale in {{name}}",
  productCount_one: "{{count}} artikel",
  productCount_other: "{{count}} artikelen",
  kinds: "Soorten",
  sizes: "Maten",
  materials: "Materiaal",
  advice: "Advies",
  call: "Bel {{phone}}",
};
