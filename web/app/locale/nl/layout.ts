export const layout = {
  skipToContent: "Naar de inhoud",
  service: "Service",
  logo: "{{name}}, naar de startpagina",
  openMenu: "Menu openen",
  menu: "Menu",
  mainMenu: "Hoofdmenu",
  allOf: "Alles in {{name}}",
  signUp: "Aanmelden",
  basket: "Winkelwagen",
  basketCount_one: "{{count}} artikel",
  basketCount_other: "{{count}} artikelen",
  paymentMethods: "Betaalmethoden",
  legal: "{{address}}. KvK {{chamberOfCommerce}}, btw {{vatNumber}}",
  checkout: {
    secure: "Veilig afrekenen",
    toBasket: "Winkelwagen",
  },
};
