import type { GatewayClient } from "./gateway-client.ts";

const checkout = `fragment Parts on Checkout {
  id version missing total { cents } shippingOptions { key name chosen price { cents } } paymentMethods { key name chosen }
  shippingAddress { firstName lastName street houseNumber zipCode city countryCode }
  basket { id version count items { id quantity product { id name } variant { id title } price { total { cents } } } cost { withTax { cents } } }
}`;
const address = {
  firstName: "Sanne",
  lastName: "de Wit",
  gender: "FEMALE",
  street: "Voorbeeldstraat",
  houseNumber: "12",
  zipCode: "8011 AB",
  city: "Zwolle",
  countryCode: "NL",
};

/** Puts one piece into the basket; gives the response's bytes. */
export async function addToBasket(client: GatewayClient, variantId: number): Promise<number> {
  const { data, bytes } = await client.send<{ addToBasket: { __typename: string } }>(
    `mutation Add($input: AddToBasketInput!) { addToBasket(input: $input) { __typename ... on AddToBasketPayload { notice basket { id key version count soldOutCount isEmpty
      items { id key quantity availableQuantity status price { unit { cents formatted } total { cents formatted } } product { id name slug images(first: 1) { url alt width height } } variant { id title stock { status } delivery { min max unit } attributes { key label values { label } } } }
      cost { subtotal { formatted } withTax { cents formatted } vat { formatted } reductions { category amount { formatted } } } packages { packageId kind deliveryFrom deliveryTo } readiness { ready missing } } } } }`,
    { input: { variantId, quantity: 1 } },
  );
  expectType(data.addToBasket, "AddToBasketPayload");
  return bytes;
}

/** The same as the shop's pages do it: with the web app's own document, sent by its hash, and a key for the addition. */
export async function addToBasketAsPages(client: GatewayClient, document: string, variantId: number): Promise<number> {
  const { data, bytes } = await client.sendTrusted<{ addToBasket: { __typename: string } }>(document, {
    input: { variantId, quantity: 1, idempotencyKey: crypto.randomUUID() },
  });
  expectType(data.addToBasket, "AddToBasketPayload");
  return bytes;
}

/** A guest's whole order in seven requests, up to the address of the payment page; gives the bytes of all responses. */
export async function guestCheckout(client: GatewayClient, variantId: number, guest: number): Promise<number> {
  let bytes = await addToBasket(client, variantId);
  const step = async <Data>(query: string, variables: Record<string, unknown>): Promise<Data> => {
    const response = await client.send<Data>(query, variables);
    bytes += response.bytes;
    return response.data;
  };
  const email = `gast-${guest}@voorbeeld.example`;
  const signedIn = await step<{ signInAsGuest: { __typename: string } }>(
    "mutation SignIn($input: SignInAsGuestInput!) { signInAsGuest(input: $input) { __typename ... on SignInAsGuestPayload { viewer { id email isGuest } basket { id version } } } }",
    { input: { firstName: address.firstName, lastName: address.lastName, gender: address.gender, email } },
  );
  expectType(signedIn.signInAsGuest, "SignInAsGuestPayload");
  const read = await step<{ checkout: { paymentMethods: { key: string }[] } }>(
    `query Checkout { checkout { ...Parts } } ${checkout}`,
    {},
  );
  const addressed = await step<{ setCheckoutAddresses: Step }>(
    `mutation Addresses($input: SetCheckoutAddressesInput!) { setCheckoutAddresses(input: $input) { __typename ... on SetCheckoutAddressesPayload { checkout { ...Parts } } } } ${checkout}`,
    { input: { shipping: address } },
  );
  const option = addressed.setCheckoutAddresses.checkout.shippingOptions[0]!.key;
  await step(
    `mutation Shipping($input: SetShippingOptionInput!) { setShippingOption(input: $input) { __typename ... on SetShippingOptionPayload { checkout { ...Parts } } } } ${checkout}`,
    {
      input: { key: option },
    },
  );
  const paid = await step<{ setPaymentMethod: Step }>(
    `mutation Payment($input: SetPaymentMethodInput!) { setPaymentMethod(input: $input) { __typename ... on SetPaymentMethodPayload { checkout { ...Parts } } } } ${checkout}`,
    { input: { key: read.checkout.paymentMethods[0]!.key } },
  );
  const { version, total } = paid.setPaymentMethod.checkout;
  const placed = await step<{ placeOrder: { __typename: string } }>(
    "mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on PlaceOrderPayload { order { id number } payment { status redirectUrl } } } }",
    { input: { idempotencyKey: crypto.randomUUID(), checkoutVersion: version, acceptedTotalCents: total.cents } },
  );
  expectType(placed.placeOrder, "PlaceOrderPayload");
  return bytes;
}

interface Step {
  checkout: { version: number; total: { cents: number }; shippingOptions: { key: string }[] };
}

function expectType(result: { __typename: string }, expected: string): void {
  if (result.__typename !== expected) throw new Error(`Expected ${expected}, got ${JSON.stringify(result)}`);
}
