import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listSamples } from "#upstreams/console/samples/list-samples.ts";
import { sendSamples } from "#upstreams/console/samples/send-samples.ts";
import { renderMail } from "#upstreams/mail/mail-templates.ts";

import { discardOldAccountData } from "../customers/discard-old-account-data.ts";
import { AccountShop, newEmail, testPassword } from "../testing/account-shop.ts";

const day = 24 * 3_600_000;
let accounts: AccountShop;
let productIds: number[];
let withoutSample: number;
let house = 0;

beforeAll(async () => {
  accounts = await AccountShop.open();
  const variantIds = [];
  for (let count = 0; count < 5; count += 1) variantIds.push(await accounts.shop.addVariant());
  const rows = await accounts.shop.db
    .selectFrom("variant")
    .select("product_id")
    .where("variant_id", "in", variantIds)
    .orderBy("product_id")
    .execute();
  const ids = rows.map(({ product_id: id }) => id);
  withoutSample = ids.at(-1)!;
  productIds = ids.slice(0, -1);
  await sql`
    update product set data = data || '{"attributes": {"fabricSample": ["true"]}}'
    where product_id = any (${productIds}::int[])`.execute(accounts.shop.db);
});
afterAll(() => accounts.close());

const homeAddress = (change: object = {}) => ({
  firstName: "Sanne",
  lastName: "de Wit",
  gender: "FEMALE",
  street: "Dekenkade",
  houseNumber: String((house += 1)),
  zipCode: "3812 ZW",
  city: "Amersfoort",
  countryCode: "NL",
  ...change,
});

function wish(change: object = {}) {
  return {
    productIds: productIds.slice(0, 1),
    email: newEmail(),
    address: homeAddress(),
    idempotencyKey: randomUUID(),
    ...change,
  };
}

const order = (payload: object, sent: { token?: string } = {}) =>
  accounts.shop.call<{ count: number; code: string; left: number; errors: { field: string }[] }>(
    "orderSamples",
    payload,
    sent,
  );

const stored = (email: string) =>
  accounts.shop.db.selectFrom("sample_order").selectAll().where("email", "=", email).execute();

describe("an order of samples", () => {
  test("is stored once, however often and however fast it is sent, with one mail", async () => {
    const wanted = wish({ productIds: productIds.slice(0, 2) });
    const responses = await Promise.all(Array.from({ length: 10 }, () => order(wanted)));
    expect(responses.map(({ status, body }) => [status, body.count])).toEqual(
      Array.from({ length: 10 }, () => [200, 2]),
    );
    const [row, ...others] = await stored(wanted.email);
    expect(others).toEqual([]);
    const mails = (await accounts.jobs("sample-confirmation")).filter(({ id }) => id === row?.sample_order_id);
    expect(mails).toHaveLength(1);
    const { services } = accounts.shop.upstream;
    const mail = await renderMail(
      { db: services.db, secret: services.secret, publicUrl: "https://shop.example", now: services.now },
      { template: "sample-confirmation", id: row!.sample_order_id },
    );
    expect(mail?.to).toEqual({ name: "Sanne de Wit", address: wanted.email });
    expect(mail?.text).toContain("Dekenkade");
  });

  test("is refused in another country, without a sample, or with the key of somebody else, and leaves nothing", async () => {
    const abroad = wish({ address: homeAddress({ countryCode: "DE", zipCode: "50667" }) });
    expect((await order(abroad)).body.errors).toEqual([{ field: "address.countryCode", code: "country" }]);
    const none = wish({ productIds: [productIds[0], withoutSample] });
    expect(await order(none)).toMatchObject({ status: 404, body: { code: "product-not-found" } });
    const taken = wish();
    await order(taken);
    const stranger = wish({ idempotencyKey: taken.idempotencyKey });
    expect((await order(stranger)).status).toBe(400);
    for (const productsOf of [[], [productIds[0], productIds[0]], productIds])
      expect((await order(wish({ productIds: productsOf }))).status).toBe(400);
    for (const { email } of [abroad, none, stranger]) expect(await stored(email)).toEqual([]);
  });
});

describe("a share of three", () => {
  test("is the household's, however its address is typed, and the e-mail address's", async () => {
    const first = wish({
      productIds: productIds.slice(0, 2),
      address: homeAddress({ houseNumber: "900", addition: "b" }),
    });
    await order(first);
    const sameHome = { ...homeAddress({ houseNumber: "900 B", zipCode: "3812zw" }), firstName: "Jan" };
    expect(await order(wish({ productIds: productIds.slice(2), address: sameHome }))).toMatchObject({
      status: 409,
      body: { code: "samples-used-up", left: 1 },
    });
    expect((await order(wish({ productIds: productIds.slice(2, 3), address: sameHome }))).status).toBe(200);
    expect(await order(wish({ address: sameHome }))).toMatchObject({ status: 409, body: { left: 0 } });
    expect(await order(wish({ email: first.email, productIds: productIds.slice(0, 2) }))).toMatchObject({
      status: 409,
      body: { left: 1 },
    });
    expect((await order(wish({ address: homeAddress({ houseNumber: "900", addition: "c" }) }))).status).toBe(200);
  });

  test("holds when ten orders of a household come at once", async () => {
    const address = homeAddress();
    const responses = await Promise.all(Array.from({ length: 10 }, () => order(wish({ address }))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test("is there again after 90 days", async () => {
    const wanted = wish({ productIds: productIds.slice(0, 3) });
    await order(wanted);
    const again = { ...wanted, idempotencyKey: randomUUID() };
    expect((await order(again)).status).toBe(409);
    await accounts.shop.db
      .updateTable("sample_order")
      .set({ placed_at: new Date(accounts.shop.upstream.services.now().getTime() - 91 * day) })
      .where("email", "=", wanted.email)
      .execute();
    expect((await order(again)).status).toBe(200);
  });
});

test("the console lists what is to be sent, notes that it has left, and it is forgotten 90 days later", async () => {
  const wanted = wish();
  await order(wanted);
  const { services } = accounts.shop.upstream;
  const [{ sample_order_id: id } = { sample_order_id: "" }] = await stored(wanted.email);
  const listed = async (options: Record<string, boolean> = {}) => {
    const result = await listSamples.run(services, { words: [], options });
    return "rows" in result ? result.rows.filter((row) => row["id"] === id) : [];
  };
  expect(await listed()).toMatchObject([{ name: "Sanne de Wit", place: "3812 ZW Amersfoort", sent: "" }]);
  await sendSamples.run(services, { words: [id], options: {} });
  expect(await listed()).toEqual([]);
  expect(await listed({ all: true })).toHaveLength(1);
  await expect(sendSamples.run(services, { words: [randomUUID()], options: {} })).rejects.toThrow(
    "no order of samples",
  );
  await discardOldAccountData(services);
  expect(await stored(wanted.email)).toHaveLength(1);
  const later = new Date(services.now().getTime() + 91 * day);
  await discardOldAccountData({ db: services.db, outbox: services.outbox, now: () => later });
  expect(await stored(wanted.email)).toEqual([]);
});

test("samples are in what a customer exports, and go with the account", async () => {
  const account = await accounts.registerProved();
  const signedIn = wish();
  await order(signedIn, account);
  await order(wish({ email: account.email }));
  const { body } = await accounts.shop.call<{ sampleOrders: { email: string }[] }>(
    "exportMyData",
    { password: testPassword },
    account,
  );
  expect(body.sampleOrders.map(({ email }) => email).toSorted()).toEqual([signedIn.email, account.email].toSorted());
  expect((await accounts.shop.call("requestAccountDeletion", { password: testPassword }, account)).status).toBe(204);
  const token = await accounts.tokenOf("delete-account", account.email);
  expect((await accounts.shop.call("confirmAccountDeletion", { token })).status).toBe(204);
  expect([...(await stored(signedIn.email)), ...(await stored(account.email))]).toEqual([]);
});
