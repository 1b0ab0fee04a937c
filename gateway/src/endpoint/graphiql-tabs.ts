const findMattress = `# A category page in one question: cards, filters with counts, orders, bounds of the price.
# Load more with the endCursor as \`after\`; choose filter values by their ids.
query FindMattress($path: String! = "/matrassen", $after: String, $filters: [FilterInput!] = [{ slug: "sale", values: ["true"] }]) {
  category(path: $path) {
    name
    breadcrumbs { value to }
    listing(first: 6, after: $after, sort: PRICE_ASC, filters: $filters) {
      totalCount
      priceRange { minCents maxCents }
      quickFilters { slug name count }
      filters { slug name values { key name productCount selected } }
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          masterKey
          name
          subtitle
          price { startingFrom current { withTax { formatted } original { formatted } reductionPercent } }
          badges { label color }
          images { url alt }
        }
      }
    }
  }
}
`;

const product = `# A product by the end of its address; siblings are its other colours. A variantId goes into the basket.
query Product($slug: String! = "matras-duinrust-03-2417") {
  product(by: { slug: $slug }) {
    name
    description
    brand { name }
    delivery { min max unit kind }
    attributes { label values { label } }
    siblings { slug color { values { label value } } }
    passport { manufacturer composition care }
    variants {
      totalCount
      edges { node { variantId title sellable stock { status quantity } price { withTax { formatted } } ecoLevy { label amount { formatted } } } }
    }
    related(first: 4) { reason product { name slug } }
  }
}
`;

const home = `# The home page: its story, which is a list of typed blocks, recommendations, menu and shop.
query Home {
  shop { name locale currency freeShipping returnDays paymentMethods { name } contact { phone phoneHours } }
  navigation { name href children { name href } }
  story(slug: "home") {
    title
    blocks {
      __typename
      ... on HeroBlock { headline image { url alt } links { label href } hotspots { product { name } } }
      ... on CategoryMosaicBlock { tiles { category { name path productCount } } }
      ... on RoomProductsBlock { headline products { name price { current { withTax { formatted } } } } }
      ... on RecommendationSliderBlock { headline recommendations { reason product { name slug } } }
    }
  }
}
`;

const addToBasket = `# The first write makes the visitor: the explorer keeps the cookie. Every mutation returns a union to branch on.
mutation AddToBasket($input: AddToBasketInput! = { variantId: 1, quantity: 1 }) {
  addToBasket(input: $input) {
    __typename
    ... on AddToBasketPayload {
      notice
      basket { version count cost { subtotal { formatted } } items { key quantity product { name } variant { title } } }
    }
    ... on VariantNotAvailable { productName }
    ... on InvalidInput { fields { field message } }
    ... on UserError { code message }
  }
}
`;

const visitor = `# What belongs to the caller.
query Visitor {
  viewer { firstName isGuest }
  basket {
    count
    soldOutCount
    cost { subtotal { formatted } withTax { formatted } vat { formatted } }
    packages { kind deliveryFrom deliveryTo }
    readiness { ready missing }
    items { key quantity status price { unit { formatted } total { formatted } } product { name } variant { title } }
  }
  recommendations(logic: PERSONAL, first: 3) { product { name } }
}
`;

const guestSignIn = `# Guest checkout, step 1: who orders.
mutation GuestSignIn($input: SignInAsGuestInput! = { firstName: "Sanne", lastName: "de Vries", email: "sanne@example.nl", gender: NO_CHOICE }) {
  signInAsGuest(input: $input) {
    __typename
    ... on SignInAsGuestPayload { viewer { email isGuest } basket { count } }
    ... on UserError { code message field }
  }
}
`;

const guestDelivery = `# Guest checkout, step 2: address, delivery and payment method, in this order.
mutation GuestDelivery(
  $addresses: SetCheckoutAddressesInput! = {
    shipping: { firstName: "Sanne", lastName: "de Vries", gender: NO_CHOICE, street: "Keizersgracht", houseNumber: "12", zipCode: "1015 CJ", city: "Amsterdam", countryCode: "NL" }
  }
  $shipping: SetShippingOptionInput! = { key: "standard" }
  $payment: SetPaymentMethodInput! = { key: "ideal" }
) {
  setCheckoutAddresses(input: $addresses) { __typename ... on UserError { code message field } }
  setShippingOption(input: $shipping) { __typename ... on UserError { code message field } }
  setPaymentMethod(input: $payment) {
    __typename
    ... on SetPaymentMethodPayload {
      checkout { version missing total { cents formatted } shippingOptions { key name price { formatted } chosen } paymentMethods { key name chosen } }
    }
    ... on UserError { code message field }
  }
}
`;

const placeOrder = `# Guest checkout, step 3: the order. Take version and total from the response of step 2; other values get the fresh checkout back.
# The same idempotencyKey gives the same order, however often it is sent. Then open payment.redirectUrl.
mutation PlaceOrder($input: PlaceOrderInput! = { idempotencyKey: "explorer-order-0001", checkoutVersion: 4, acceptedTotalCents: 38300 }) {
  placeOrder(input: $input) {
    __typename
    ... on PlaceOrderPayload { order { number } payment { status redirectUrl } }
    ... on CheckoutChanged { checkout { version total { cents } } }
    ... on CheckoutIncomplete { missing }
    ... on UserError { code message }
  }
}
`;

/** Documents that run against the built-in catalogue, in the order of a visit: opened in the explorer, executed by a test. */
export const exampleTabs: readonly string[] = [
  findMattress,
  product,
  home,
  addToBasket,
  visitor,
  guestSignIn,
  guestDelivery,
  placeOrder,
];
