import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { AccountShop, type TestAccount } from "../testing/account-shop.ts";
import { testAddress } from "../testing/rpc-test-shop.ts";
import type { WireAddresses } from "../wire-account.ts";

let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open();
});
afterAll(() => accounts.close());

function save(account: TestAccount, change: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  return accounts.shop.call<WireAddresses>("saveAddress", { address: { ...testAddress, ...change }, ...more }, account);
}

async function book(account: TestAccount): Promise<WireAddresses["addresses"]> {
  return (await accounts.shop.call<WireAddresses>("getAddresses", {}, account)).body.addresses;
}

function defaults({ addresses }: WireAddresses): [shipping: string[], billing: string[]] {
  const cities = (isDefault: "isDefaultShipping" | "isDefaultBilling"): string[] =>
    addresses.flatMap((each) => (each[isDefault] ? each.city : []));
  return [cities("isDefaultShipping"), cities("isDefaultBilling")];
}

test("an address is stored as the rules write it; the first is the default for both", async () => {
  const account = await accounts.register();
  expect(await book(account)).toEqual([]);
  const { body } = await save(account, { companyName: "Bakker & Co" });
  expect(body.addresses).toEqual([
    {
      ...testAddress,
      zipCode: "8011 AB",
      companyName: "Bakker & Co",
      id: body.savedId,
      isDefaultShipping: true,
      isDefaultBilling: true,
    },
  ]);
  expect(await book(account)).toEqual(body.addresses);
});

test("a default passes on, and an address keeps what a change does not name", async () => {
  const account = await accounts.register();
  await save(account);
  const second = await save(account, { city: "Kampen" }, { isDefaultShipping: true });
  expect(defaults(second.body)).toEqual([["Kampen"], ["Zwolle"]]);
  const changed = await save(account, { city: "Deventer" }, { id: second.body.savedId });
  expect(defaults(changed.body)).toEqual([["Deventer"], ["Zwolle"]]);
  expect(changed.body.addresses).toHaveLength(2);
  const none = await save(account, { city: "Deventer" }, { id: second.body.savedId, isDefaultShipping: false });
  expect(defaults(none.body)).toEqual([[], ["Zwolle"]]);
  const removed = await accounts.shop.call<WireAddresses>("removeAddress", { id: second.body.savedId }, account);
  expect(removed.body.addresses.map(({ city }) => city)).toEqual(["Zwolle"]);
});

test("many at once make one default and no error", async () => {
  const account = await accounts.register();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      save(account, { city: `Stad ${index}` }, { isDefaultShipping: true, isDefaultBilling: true }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const addresses = await book(account);
  expect(addresses).toHaveLength(10);
  expect(defaults({ addresses }).map((cities) => cities.length)).toEqual([1, 1]);
});

test("an address of somebody else is as unknown as one that does not exist", async () => {
  const [owner, stranger] = [await accounts.register(), await accounts.register()];
  const { savedId } = (await save(owner)).body;
  const responses = await Promise.all(
    [savedId, randomUUID()].flatMap((id) => [
      save(stranger, {}, { id }),
      accounts.shop.call("removeAddress", { id }, stranger),
      accounts.shop.call("removeAddress", { id }, { ...owner, headers: { "x-shop-id": "1004" } }),
    ]),
  );
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 401, 404, 404, 401]);
  expect(
    new Set([responses[0], responses[1], responses[3], responses[4]].map((response) => JSON.stringify(response?.body)))
      .size,
  ).toBe(1);
  expect(await book(stranger)).toEqual([]);
  expect(await book(owner)).toHaveLength(1);
});

test("what is no address is refused by field, and a book is full at fifty", async () => {
  const account = await accounts.register();
  const bad = await save(account, { zipCode: "12", houseNumber: "x", city: "" });
  expect(bad.status).toBe(400);
  expect((bad.body["errors"] as { field: string }[]).map(({ field }) => field)).toEqual(
    expect.arrayContaining(["address.zipCode", "address.houseNumber", "address.city"]),
  );
  for (let count = 0; count < 50; count += 1) await save(account);
  const full = await save(account);
  expect([full.status, full.body.code]).toEqual([409, "too-many-addresses"]);
  expect((await save(account, { city: "Kampen" }, { id: (await book(account))[0]?.id })).status).toBe(200);
});
