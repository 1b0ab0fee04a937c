import { randomUUID } from "node:crypto";

import type { Page } from "playwright/test";

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
}

interface Result {
  readonly __typename: string;
  readonly checkout: { readonly version: number; readonly total: { readonly cents: number } };
  readonly order: PlacedOrder;
  readonly payment: { readonly redirectUrl: string };
}

interface Choices {
  readonly method?: string;
  /** How the payment ends on the sandbox's page; it stays open without. */
  readonly outcome?: "paid" | "failed";
  readonly voucher?: string;
  readonly shippingOption?: "standard" | "take_back";
}

const home = {
  firstName: "Anne",
  lastName: "Bos",
  gender: "FEMALE",
  street: "Prinsengracht",
  houseNumber: "263",
  zipCode: "1016 GV",
  city: "Amsterdam",
  countryCode: "NL",
};
const checkout = "checkout { version total { cents } }";

/** Orders as whoever is signed in in a page's browser, without the screens of the checkout. */
export async function orderAsVisitor(
  page: Page,
  variants: Readonly<Record<number, number>>,
  choices: Choices = {},
): Promise<PlacedOrder> {
  const { method = "ideal", outcome, voucher, shippingOption = "standard" } = choices;
  const items = Object.entries(variants).map(([variantId, quantity]) => ({ variantId: Number(variantId), quantity }));
  await run(page, "addItemsToBasket", "AddItemsToBasket", { items });
  if (voucher !== undefined) await run(page, "redeemVoucher", "RedeemVoucher", { code: voucher });
  await run(page, "setCheckoutAddresses", "SetCheckoutAddresses", { shipping: home });
  await run(page, "setShippingOption", "SetShippingOption", { key: shippingOption });
  const chosen = await run(page, "setPaymentMethod", "SetPaymentMethod", { key: method }, checkout);
  const { version, total } = chosen.checkout;
  const input = { idempotencyKey: randomUUID(), checkoutVersion: version, acceptedTotalCents: total.cents };
  const placed = await run(page, "placeOrder", "PlaceOrder", input, "order { id number } payment { redirectUrl }");
  if (outcome !== undefined) await endPayment(page, placed.payment.redirectUrl, outcome);
  return placed.order;
}

/** Withdraws pieces of an order of whoever is signed in, from the first line on. */
export async function withdrawAsVisitor(page: Page, { id }: PlacedOrder, count: number): Promise<void> {
  const query = "query ($id: ID!) { order(by: { id: $id }) { items { pieces { key } } } }";
  const { order } = await send<{ order: { items: { pieces: { key: string }[] }[] } }>(page, query, { id });
  const keys = order.items.flatMap(({ pieces }) => pieces.map(({ key }) => key));
  await run(page, "withdrawOrder", "WithdrawOrder", {
    order: { id },
    pieceKeys: keys.slice(0, count),
    idempotencyKey: randomUUID(),
  });
}

async function endPayment(page: Page, address: string, status: string): Promise<void> {
  const response = await page.request.post(address, { form: { status }, maxRedirects: 0 });
  const returnKey = new URL(response.headers()["location"] ?? "", address).pathname.split("/").at(-1);
  await run(page, "settleReturn", "SettleReturn", { returnKey });
}

async function run(page: Page, field: string, type: string, input: object, wanted?: string): Promise<Result> {
  const selection = wanted === undefined ? "" : `... on ${type}Payload { ${wanted} }`;
  const query = `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { __typename ${selection} } }`;
  const { result } = await send<{ result: Result }>(page, query, { input });
  if (!result.__typename.endsWith("Payload")) throw new Error(`${field} ended as ${result.__typename}.`);
  return result;
}

async function send<Data>(page: Page, query: string, variables: object): Promise<Data> {
  const response = await page.request.post("/graphql", { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(`The gateway responded with ${response.status()}: ${JSON.stringify(errors)}`);
  return data;
}
