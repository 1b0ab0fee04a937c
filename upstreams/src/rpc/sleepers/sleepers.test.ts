import { Writable } from "node:stream";

import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword, type TestAccount } from "../testing/account-shop.ts";
import { dumpOf } from "../testing/dump-of.ts";

let accounts: AccountShop;
const lines: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  accounts = await AccountShop.open({ log: pino({ level: "trace" }, stream) });
});
afterAll(() => accounts.close());

// figures that stand nowhere else in the database
const first = { heightCm: 193, weightKg: 117, comfort: "firm", position: "stomach" };
const second = { heightCm: 167, weightKg: 61, comfort: "neutral", position: "side" };
const save = (sleepers: readonly object[], account: TestAccount, consent: object = { consent: true }) =>
  accounts.shop.call("saveSleepers", { sleepers, ...consent }, account);
const read = async (account: TestAccount) => (await accounts.shop.call("getSleepers", {}, account)).body;
const rows = () => accounts.shop.db.selectFrom("customer_sleeper").selectAll().execute();

test("nothing of a body is stored without consent, of a guest, or of nobody", async () => {
  const account = await accounts.register();
  for (const consent of [{}, { consent: false }, { consent: null }, { consent: "true" }, { consent: 1 }])
    expect((await save([first], account, consent)).status, JSON.stringify(consent)).toBe(400);
  for (const sleepers of [
    [],
    [first, second, first],
    [{ ...first, weightKg: 201 }],
    [{ ...first, position: "hangend" }],
  ])
    expect((await save(sleepers, account)).status, JSON.stringify(sleepers)).toBe(400);
  const guest = { token: await accounts.shop.signIn({ email: newEmail() }) };
  expect((await accounts.shop.call("saveSleepers", { sleepers: [first], consent: true }, guest)).status).toBe(403);
  expect((await accounts.shop.call("saveSleepers", { sleepers: [first], consent: true })).status).toBe(401);
  expect(await rows()).toEqual([]);
  expect(await read(account)).toEqual({ sleepers: [], consentedAt: null });
});

test("two are stored with consent, replaced by one, shown to the customer alone, and erased", async () => {
  const [account, other] = [await accounts.register(), await accounts.register()];
  const { status, body } = await save([first, second], account);
  expect(status).toBe(200);
  expect(body).toEqual({ sleepers: [first, second], consentedAt: accounts.shop.now.toISOString() });
  expect(await read(account)).toEqual(body);
  expect(await read(other)).toEqual({ sleepers: [], consentedAt: null });
  expect((await accounts.shop.call("removeSleepers", {}, other)).status).toBe(204);
  await Promise.all([save([second], account), save([first, second], account), save([second], account)]);
  await save([second], account);
  expect((await read(account))["sleepers"]).toEqual([second]);
  for (let times = 0; times < 2; times += 1)
    expect((await accounts.shop.call("removeSleepers", {}, account)).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test("they are in what the customer exports, go with the account, and no log line has them", async () => {
  const account = await accounts.registerProved();
  await save([first, second], account);
  const exported = await accounts.shop.call("exportMyData", { password: testPassword }, account);
  expect(exported.body["sleepers"]).toMatchObject({ sleepers: [first, second] });
  expect(lines.filter((line) => line.includes("sleepers-saved")).length).toBeGreaterThan(0);
  expect(lines.filter((line) => /heightCm|height_cm|weightKg|weight_kg/.test(line))).toEqual([]);
  expect(await dumpOf(accounts.shop.db)).toContain("193,117,firm,stomach");
  await accounts.shop.call("requestAccountDeletion", { password: testPassword }, account);
  const token = await accounts.tokenOf("delete-account", account.email);
  expect((await accounts.shop.call("confirmAccountDeletion", { token })).status).toBe(204);
  expect(await rows()).toEqual([]);
  expect(await dumpOf(accounts.shop.db)).not.toMatch(/193,117|167,61/);
});
