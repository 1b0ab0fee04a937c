// A client of its own, without cookies: finds a mattress, puts it into the basket, orders it as a guest and, in a demo shop, pays.
// node docs/api/guest-order.ts http://localhost:3000

import { randomUUID } from "node:crypto";

interface Failure {
  code: string;
  message: string;
}

type Result<Payload> = Partial<Payload> & Partial<Failure> & { __typename: string };

const shopUrl = process.argv[2] ?? "http://localhost:3000";
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tokens: { visitor?: string; session?: string } = {};

/** Sends one operation with the tokens so far; faults become an Error. */
async function send<Data>(query: string, variables: object = {}): Promise<Data> {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-client": "guest-order/1.0",
    "x-shop": "nl-NL",
  };
  if (tokens.visitor) headers["x-visitor"] = tokens.visitor;
  if (tokens.session) headers["authorization"] = `Bearer ${tokens.session}`;
  const response = await fetch(`${shopUrl}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  // the first write makes the visitor, and says so once
  tokens.visitor = response.headers.get("x-visitor") ?? tokens.visitor;
  const { data, errors } = (await response.json()) as {
    data?: Data;
    errors?: { message: string; extensions: { code: string } }[];
  };
  if (!data || errors)
    throw new Error(errors?.map(({ message, extensions }) => `${extensions.code}: ${message}`).join("\n"));
  return data;
}

/** The payload of a mutation; any other member of its union becomes an Error. */
function payloadOf<Payload>(result: Result<Payload>): Payload {
  if (!result.__typename.endsWith("Payload")) throw new Error(`${result.__typename}: ${result.message}`);
  return result as Payload;
}

interface Listing {
  category: {
    listing: { totalCount: number; edges: { node: { name: string; variants: { edges: { node: Variant }[] } } }[] };
  };
}
interface Variant {
  variantId: number;
  title: string;
  sellable: boolean;
  price: { withTax: { formatted: string } };
}

const { category } = await send<Listing>(`{
  category(path: "/matrassen") {
    listing(first: 24, sort: PRICE_ASC) {
      totalCount
      edges { node { name variants(first: 20) { edges { node { variantId title sellable price { withTax { formatted } } } } } } }
    }
  }
}`);
const offers = category.listing.edges.flatMap(({ node }) =>
  node.variants.edges.map((edge) => ({ name: node.name, ...edge.node })),
);
const offer = offers.find(({ sellable }) => sellable);
if (!offer) throw new Error("Every mattress is sold out.");
say(
  `${category.listing.totalCount} mattresses; chosen: ${offer.name}, ${offer.title}, ${offer.price.withTax.formatted}`,
);

const added = await send<{ addToBasket: Result<{ basket: { count: number } }> }>(
  `mutation ($input: AddToBasketInput!) {
    addToBasket(input: $input) { __typename ... on AddToBasketPayload { notice basket { count } } ... on UserError { code message } }
  }`,
  { input: { variantId: offer.variantId, quantity: 1 } },
);
say(`in the basket: ${payloadOf(added.addToBasket).basket.count}`);

const signedIn = await send<{ signInAsGuest: Result<{ token: string }> }>(
  `mutation ($input: SignInAsGuestInput!) {
    signInAsGuest(input: $input) { __typename ... on SignInAsGuestPayload { token } ... on UserError { code message } }
  }`,
  { input: { firstName: "Sanne", lastName: "de Vries", email: "sanne@voorbeeld.example", gender: "NO_CHOICE" } },
);
tokens.session = payloadOf(signedIn.signInAsGuest).token;

interface Checkout {
  checkout: { version: number; missing: string[]; total: { cents: number; formatted: string } };
}
const shipping = {
  firstName: "Sanne",
  lastName: "de Vries",
  gender: "NO_CHOICE",
  street: "Keizersgracht",
  houseNumber: "12",
};
const chosen = await send<{
  setCheckoutAddresses: Result<object>;
  setShippingOption: Result<object>;
  setPaymentMethod: Result<Checkout>;
}>(
  `mutation ($shipping: AddressInput!) {
    setCheckoutAddresses(input: { shipping: $shipping }) { __typename ... on UserError { code message field } }
    setShippingOption(input: { key: "standard" }) { __typename ... on UserError { code message } }
    setPaymentMethod(input: { key: "ideal" }) {
      __typename
      ... on SetPaymentMethodPayload { checkout { version missing total { cents formatted } } }
      ... on UserError { code message }
    }
  }`,
  { shipping: { ...shipping, zipCode: "1015 CJ", city: "Amsterdam", countryCode: "NL" } },
);
payloadOf(chosen.setCheckoutAddresses);
payloadOf(chosen.setShippingOption);
const { checkout } = payloadOf(chosen.setPaymentMethod);
say(`to pay: ${checkout.total.formatted}; missing: ${checkout.missing.join(", ") || "nothing"}`);

const placed = await send<{
  placeOrder: Result<{ order: { id: string; number: string }; payment: { redirectUrl: string | null } }>;
}>(
  `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on PlaceOrderPayload { order { id number } payment { redirectUrl } }
      ... on UserError { code message }
    }
  }`,
  // keep the key until the response has come: sending it again gives the same order
  {
    input: {
      idempotencyKey: randomUUID(),
      checkoutVersion: checkout.version,
      acceptedTotalCents: checkout.total.cents,
    },
  },
);
const { order, payment } = payloadOf(placed.placeOrder);
say(`order ${order.number}; pay at ${payment.redirectUrl}`);

// a demo shop's payment page takes the choice as a form; elsewhere the shopper opens it in a browser
if (payment.redirectUrl && new URL(payment.redirectUrl).pathname.startsWith("/upstreams/payments/")) {
  const body = new URLSearchParams({ status: "paid" });
  const paid = await fetch(payment.redirectUrl, { method: "POST", body, redirect: "manual" });
  const returnKey = paid.headers.get("location")?.split("/").at(-1);
  if (!returnKey) throw new Error(`The payment page responded ${paid.status}, without a way back.`);

  const returned = await send<{ settleReturn: Result<{ status: string }> }>(
    `mutation ($input: SettleReturnInput!) {
      settleReturn(input: $input) { __typename ... on SettleReturnPayload { status } ... on UserError { code message } }
    }`,
    { input: { returnKey } },
  );
  say(`payment: ${payloadOf(returned.settleReturn).status}`);

  // the guest's session shows the order, as long as it lasts
  const read = await send<{ order: { number: string; status: string; total: { formatted: string } } | null }>(
    `query ($id: ID!) { order(by: { id: $id }) { number status total { formatted } } }`,
    { id: order.id },
  );
  if (!read.order) throw new Error("The order cannot be read.");
  say(`${read.order.number}: ${read.order.status}, ${read.order.total.formatted}`);
}
