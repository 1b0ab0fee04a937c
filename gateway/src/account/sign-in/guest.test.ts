import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#gateway/testing/browser.ts";
import { documents } from "#gateway/testing/checkout-documents.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { type CheckoutResult, guest, openShopper } from "#gateway/testing/shopper.ts";

let shop: OrderingShop;
let gateway: GraphqlClient;
let variantId: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway();
  const { db } = shop.database;
  variantId = (
    await db
      .selectFrom("stock")
      .select("variant_id")
      .where("quantity", ">", 20)
      .orderBy("variant_id")
      .executeTakeFirstOrThrow()
  ).variant_id;
  const account = {
    shop_id: 1001,
    email: "vast@example.nl",
    first_name: "Vaste",
    last_name: "Klant",
    gender: "MALE",
    is_guest: false,
    password_hash: "x",
  };
  await db.insertInto("customer").values(account).execute();
});
afterAll(() => shop.close());

test("a guest session is a cookie no script can read, and the response holds no token", async () => {
  const shopper = openShopper(gateway);
  await shopper.run("addToBasket", { variantId });
  const result = await shopper.run("signInAsGuest", { ...guest, email: " Sanne@Example.nl " });
  expect(result).toMatchObject({
    __typename: "SignInAsGuestPayload",
    token: null,
    visitor: null,
    viewer: { email: "sanne@example.nl", isGuest: true, type: "GUEST" },
    basket: { count: 1 },
  });
  expect(shopper.cookies.get("__Host-session")).toEqual({
    value: expect.stringMatching(/^[\w-]{43}$/),
    attributes: expect.stringMatching(/^; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/),
  });
  const { data } = await shopper.execute<{ viewer: object }>("viewer");
  expect(data.viewer).toMatchObject({ firstName: "Sanne", lastName: "de Vries", gender: "FEMALE", phone: null });
});

test("a client that keeps its tokens gets them, and no cookie", async () => {
  const headers = { "x-client": "app/1.0" };
  const signedIn = await gateway.send<{ result: CheckoutResult }>(documents.signInAsGuest, {
    headers,
    variables: { input: guest },
  });
  const { token, visitor, viewer } = signedIn.data.result;
  expect(signedIn.headers.getSetCookie()).toEqual([]);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(visitor).toMatch(/^[\w-]{43}$/);
  const tokens = { ...headers, authorization: `Bearer ${token}`, "x-visitor": visitor ?? "" };
  expect((await gateway.send(documents.viewer, { headers: tokens })).data).toMatchObject({
    viewer: { id: viewer?.id },
  });
  await gateway.send(documents.addToBasket, { headers: tokens, variables: { input: { variantId } } });
  expect((await gateway.send(documents.checkout, { headers: tokens })).data).toMatchObject({
    checkout: { basket: { count: 1 } },
  });
});

test("nobody sees another customer", async () => {
  const mine = await openShopper(gateway).run("signInAsGuest", guest);
  const other = openShopper(gateway);
  const node = (id: unknown) =>
    other.send("query ($id: ID!) { node(id: $id) { __typename ... on Customer { email } } }", { variables: { id } });
  expect((await node(mine.viewer?.id)).data).toEqual({ node: null });
  const theirs = await other.run("signInAsGuest", { ...guest, email: "ander@example.nl" });
  expect((await node(mine.viewer?.id)).data).toEqual({ node: null });
  expect((await node(theirs.viewer?.id)).data).toEqual({ node: { __typename: "Customer", email: "ander@example.nl" } });
});

test("a form that breaks the rules names its fields and opens nothing", async () => {
  const shopper = openShopper(gateway);
  const result = await shopper.run("signInAsGuest", {
    firstName: "",
    lastName: "<script>",
    email: "sanne@",
    gender: "FEMALE",
  });
  expect(result).toMatchObject({
    __typename: "InvalidInput",
    message: "Controleer de gemarkeerde velden.",
    fields: [
      { field: "firstName", code: "required", message: "Het veld Voornaam is een verplicht veld." },
      { field: "lastName", code: "name" },
      { field: "email", code: "email" },
    ],
  });
  expect(shopper.cookies.size).toBe(0);
});

test("an address with an account cannot order as a guest, and trying on is stopped", async () => {
  const shopper = openShopper(gateway);
  const tries: CheckoutResult[] = [];
  for (let count = 0; count < 12; count += 1)
    tries.push(await shopper.run("signInAsGuest", { ...guest, email: "vast@example.nl" }));
  expect(tries[0]).toMatchObject({
    __typename: "AccountIsNotAGuest",
    code: "ACCOUNT_IS_NOT_A_GUEST",
    message: "U gebruikt geen gastaccount. Bij dit e-mailadres hoort een account: log in, of gebruik een ander adres.",
    field: "email",
  });
  expect(tries.at(-1)).toMatchObject({ __typename: "TooManyAttempts", retryAfterSeconds: expect.any(Number) });
  expect(tries.at(-1)?.retryAfterSeconds).toBeGreaterThan(0);
});

test("signing out ends the session everywhere and leaves the basket", async () => {
  const shopper = openShopper(gateway);
  await shopper.run("addToBasket", { variantId });
  await shopper.run("signInAsGuest", guest);
  const session = shopper.cookies.get("__Host-session")?.value;
  expect(await shopper.run("signOut")).toMatchObject({
    __typename: "SignOutPayload",
    viewer: null,
    basket: { count: 1 },
  });
  expect(shopper.cookies.has("__Host-session")).toBe(false);
  expect((await gateway.send(documents.viewer, { headers: { cookie: `__Host-session=${session}` } })).data).toEqual({
    viewer: null,
  });
  expect((await shopper.run("signOut")).__typename).toBe("SignOutPayload");
});

test("signing out removes the cookie even when the order service does not respond", async () => {
  const shopper = openShopper(gateway);
  await shopper.run("signInAsGuest", guest);
  const down = await shop.gateway({
    upstreams: { ...shop.upstreams, rpc: () => Promise.resolve(new Response("", { status: 503 })) },
  });
  const cookie = `__Host-session=${shopper.cookies.get("__Host-session")?.value}`;
  const { headers } = await openBrowser(down).send(documents.signOut, { headers: { cookie } });
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=; Path=\/; Max-Age=0; HttpOnly/)]);
});
