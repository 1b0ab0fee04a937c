import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { discardOldAccountData } from "../customers/discard-old-account-data.ts";
import { AccountShop, newEmail, testPassword, type TestAccount } from "../testing/account-shop.ts";
import type { WireConfiguration, WireConfigurations } from "../wire-configuration.ts";

let accounts: AccountShop;
let variantId: number;

beforeAll(async () => {
  accounts = await AccountShop.open();
  variantId = await accounts.shop.addVariant();
});
afterAll(() => accounts.close());

interface Caller {
  token?: string;
  visitorKey?: string;
}
const visitor = (): Caller => ({ visitorKey: randomUUID() });
const guestKeysOf = ({ visitorKey }: Caller) => ({ configurationsKey: visitorKey });
const bedroom = (name = "Slaapkamer") => ({
  room: { name, type: "BEDROOM", widthCm: 320, lengthCm: 410 },
  products: [{ variantId, xCm: 160, yCm: 105, turnDegrees: 90 }],
});

function save(
  { token, visitorKey }: Caller,
  configuration: object = bedroom(),
  { id, key = randomUUID() }: { id?: string; key?: string } = {},
) {
  return accounts.shop.call<WireConfiguration>(
    "saveConfiguration",
    { id, ...configuration, visitorKey },
    { key, ...(token && { token }) },
  );
}

function send(id: string, { token, visitorKey }: Caller, shopId = "1001") {
  return accounts.shop.call<WireConfiguration>(
    "getConfiguration",
    { id, visitorKey },
    { ...(token && { token }), headers: { "x-shop-id": shopId } },
  );
}

function remove(id: string, { token, visitorKey }: Caller) {
  return accounts.shop.call("deleteConfiguration", { id, visitorKey }, { ...(token && { token }) });
}

async function namesOf({ token, visitorKey }: Caller): Promise<(string | undefined)[]> {
  const { body } = await accounts.shop.call<WireConfigurations>(
    "getConfigurations",
    { visitorKey },
    { ...(token && { token }) },
  );
  return body.configurations.map(({ room }) => room.name);
}

test.each<[string, () => Promise<Caller>]>([
  ["a customer", async () => accounts.register()],
  ["a visitor", async () => visitor()],
  ["a guest who orders", async () => ({ token: await accounts.shop.signIn(), ...visitor() })],
])("%s keeps rooms, the last changed first, changes them and forgets them", async (_who, open) => {
  const caller = await open();
  expect(await namesOf(caller)).toEqual([]);
  const { status, body } = await save(caller);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...bedroom(),
    id: body.id,
    isOwn: true,
    createdAt: accounts.shop.now.toISOString(),
    changedAt: body.createdAt,
  });
  accounts.shop.wait(1000);
  await save(caller, bedroom("Logeerkamer"));
  expect(await namesOf(caller)).toEqual(["Logeerkamer", "Slaapkamer"]);
  accounts.shop.wait(1000);
  const changed = await save(caller, { ...bedroom("Hoofdslaapkamer"), products: [] }, { id: body.id });
  expect(changed.body).toMatchObject({
    id: body.id,
    products: [],
    createdAt: body.createdAt,
    changedAt: accounts.shop.now.toISOString(),
  });
  expect(await namesOf(caller)).toEqual(["Hoofdslaapkamer", "Logeerkamer"]);
  expect((await remove(body.id, caller)).status).toBe(204);
  expect(await namesOf(caller)).toEqual(["Logeerkamer"]);
  const gone = await send(body.id, caller);
  expect([gone.status, gone.body.code, gone.body["title"]]).toEqual([
    404,
    "configuration-not-found",
    "configuration does not exist",
  ]);
});

test("whoever has the link looks at it, and changes nothing; another shop does not have it", async () => {
  const owner = await accounts.register();
  const { body: own } = await save(owner);
  for (const stranger of [{}, visitor(), await accounts.register()]) {
    const seen = await send(own.id, stranger);
    expect(seen.body).toEqual({ ...own, isOwn: false });
    expect(JSON.stringify(seen.body)).not.toContain(owner.email);
  }
  for (const stranger of [visitor(), await accounts.register()]) {
    const [foreign, unknown] = await Promise.all([
      save(stranger, bedroom("Mijn"), { id: own.id }),
      save(stranger, bedroom("Mijn"), { id: "x".repeat(22) }),
    ]);
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await remove(own.id, stranger)).status).toBe(404);
    expect(await namesOf(stranger)).toEqual([]);
  }
  expect((await send(own.id, owner, "1004")).status).toBe(404);
  expect(await namesOf(owner)).toEqual(["Slaapkamer"]);
});

test("who is nobody has none; a piece that does not exist and a size that cannot be are named", async () => {
  expect((await accounts.shop.call("getConfigurations", {})).status).toBe(401);
  expect((await save({})).status).toBe(401);
  expect((await remove("x".repeat(22), {})).status).toBe(401);
  const refused = async (configuration: object) => (await save(visitor(), configuration)).body["errors"];
  const { room } = bedroom();
  const products = [{ ...bedroom().products[0], variantId: 999_999_999 }];
  expect(await refused({ room, products })).toEqual([{ field: "products.0.variantId", code: "choice" }]);
  expect(await refused({ room: { ...room, widthCm: 5 }, products: [] })).toEqual([
    { field: "room.widthCm", code: "range" },
  ]);
});

test("a save that is sent again is done once, also at the same time; its key serves nothing else", async () => {
  const caller = visitor();
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 5 }, () => save(caller, bedroom(), { key })));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await namesOf(caller)).toEqual(["Slaapkamer"]);
  expect((await save(caller, bedroom("Andere"), { key })).status).toBe(422);
});

test("nobody keeps more than a hundred, however many come at once", async () => {
  const caller = visitor();
  for (let count = 0; count < 95; count += 1) await save(caller);
  const last = await Promise.all(Array.from({ length: 10 }, () => save(caller)));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(last.filter(({ body }) => body.code === "too-many-configurations")).toHaveLength(5);
  expect(await namesOf(caller)).toHaveLength(100);
  const first = await accounts.shop.call<WireConfigurations>("getConfigurations", { visitorKey: caller.visitorKey });
  expect((await save(caller, bedroom("Anders"), { id: first.body.configurations[0]!.id })).status).toBe(200);
});

test("what a visitor furnished is the customer's after signing in and up, and goes with the account", async () => {
  const account: TestAccount = await accounts.registerProved();
  const [before, later] = [visitor(), visitor()];
  const { body: own } = await save(before);
  const login = { email: account.email, password: testPassword, guestKeys: guestKeysOf(before) };
  const { body } = await accounts.shop.call<{ token: string }>("login", login);
  expect(await namesOf(body)).toEqual(["Slaapkamer"]);
  expect(await namesOf(before)).toEqual([]);
  expect((await send(own.id, body)).body.isOwn).toBe(true);

  await save(later, bedroom("Werkkamer"));
  const newcomer = await accounts.register({ email: newEmail(), guestKeys: guestKeysOf(later) });
  expect(await namesOf(newcomer)).toEqual(["Werkkamer"]);
  const exported = await accounts.shop.call("exportMyData", { password: testPassword }, newcomer);
  expect(exported.body["roomConfigurations"]).toMatchObject([{ room: { name: "Werkkamer" } }]);

  await accounts.shop.call("requestAccountDeletion", { password: testPassword }, body);
  await accounts.shop.call(
    "confirmAccountDeletion",
    { token: await accounts.tokenOf("delete-account", account.email) },
    body,
  );
  expect((await send(own.id, {})).status).toBe(404);
});

test("a visitor's rooms are forgotten a year after the last change, a customer's are not", async () => {
  const [caller, account] = [visitor(), await accounts.register()];
  await save(caller);
  const { body: saved } = await save(account);
  accounts.shop.wait(364 * 86_400_000);
  await discardOldAccountData(accounts.shop.upstream.services);
  expect(await namesOf(caller)).toHaveLength(1);
  accounts.shop.wait(2 * 86_400_000);
  await discardOldAccountData(accounts.shop.upstream.services);
  expect(await namesOf(caller)).toEqual([]);
  expect((await send(saved.id, {})).status).toBe(200);
});
