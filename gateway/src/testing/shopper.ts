import { randomUUID } from "node:crypto";
import { type Browser, openBrowser } from "./browser.ts";
import { documents } from "./checkout-documents.ts";
import type { GraphqlClient, GraphqlResult } from "./graphql-client.ts";

/** What a mutation of a checkout can return; a test reads what its member has. */
export interface CheckoutResult {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
  readonly fields: readonly { readonly field: string; readonly code: string; readonly message: string }[];
  readonly checkout: CheckoutData;
  readonly fresh: { readonly version: number } | null;
  readonly missing: readonly string[];
  readonly order: { readonly id: string; readonly number: string };
  readonly payment: {
    readonly method: string;
    readonly methodName: string;
    readonly status: string;
    readonly redirectUrl: string | null;
  };
  readonly orderNumber: string;
  readonly status: string;
  readonly successToken: string | null;
  readonly itemKeys: readonly string[];
  readonly basket: { readonly count: number; readonly items: readonly { readonly key: string }[] };
  readonly viewer: { readonly id: string; readonly email: string } | null;
  readonly token: string | null;
  readonly visitor: string | null;
  readonly retryAfterSeconds: number;
}

interface CheckoutData {
  readonly version: number;
  readonly missing: readonly string[];
  readonly total: { readonly cents: number };
  readonly shippingCost: { readonly cents: number };
  readonly subtotal: { readonly cents: number };
  readonly shippingOptions: readonly { readonly key: string; readonly chosen: boolean }[];
  readonly paymentMethods: readonly { readonly key: string; readonly chosen: boolean }[];
}

export const guest = { firstName: "Sanne", lastName: "de Vries", email: "sanne@example.nl", gender: "FEMALE" };
export const home = {
  firstName: "Sanne",
  lastName: "de Vries",
  gender: "FEMALE",
  street: "Keizersgracht",
  houseNumber: "12",
  zipCode: "1015cj",
  city: "Amsterdam",
  countryCode: "NL",
};

/** Somebody who shops: a browser that knows the checkout's documents. */
export interface Shopper extends Browser {
  run(document: keyof typeof documents, input?: object): Promise<CheckoutResult>;
  execute<Data>(document: keyof typeof documents, variables?: Record<string, unknown>): Promise<GraphqlResult<Data>>;
  /** Fills basket and checkout until only the order is missing. */
  prepare(variantId: number, quantity?: number): Promise<CheckoutData>;
  placeOrder(checkout: CheckoutData, idempotencyKey?: string): Promise<CheckoutResult>;
}

/** Opens a shop to somebody new. */
export function openShopper(client: GraphqlClient): Shopper {
  const browser = openBrowser(client);
  const execute = <Data>(document: keyof typeof documents, variables?: Record<string, unknown>) =>
    browser.send<Data>(documents[document], variables ? { variables } : {});
  const run = async (document: keyof typeof documents, input?: object): Promise<CheckoutResult> => {
    const { data, errors } = await execute<{ result: CheckoutResult } | undefined>(document, input && { input });
    if (!data) throw new Error(JSON.stringify(errors));
    return data.result;
  };
  return {
    ...browser,
    run,
    execute,
    prepare: async (variantId, quantity = 1) => {
      await run("addToBasket", { variantId, quantity });
      await run("signInAsGuest", guest);
      const { checkout } = await run("setAddresses", { shipping: home });
      await run("setShippingOption", { key: checkout.shippingOptions[0]?.key });
      return (await run("setPaymentMethod", { key: "ideal" })).checkout;
    },
    placeOrder: (checkout, idempotencyKey = randomUUID()) =>
      run("placeOrder", {
        idempotencyKey,
        checkoutVersion: checkout.version,
        acceptedTotalCents: checkout.total.cents,
      }),
  };
}
