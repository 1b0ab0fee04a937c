import { afterAll, beforeAll, expect, test } from "vitest";

import { AccountShop, newEmail } from "../testing/account-shop.ts";
import { discardOldAccountData } from "./discard-old-account-data.ts";

const day = 24 * 3_600_000;
let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open();
});
afterAll(() => accounts.close());

function discard(): Promise<void> {
  return discardOldAccountData(accounts.shop.upstream.services);
}

function emails(rows: readonly { email: string }[]): string[] {
  return rows.map(({ email }) => email).toSorted((a, b) => a.localeCompare(b));
}

async function stored(): Promise<Record<string, string[]>> {
  const { db } = accounts.shop;
  return {
    customers: emails(await db.selectFrom("customer").select("email").execute()),
    newsletter: emails(await db.selectFrom("newsletter_subscription").select("email").execute()),
    tokens: (await db.selectFrom("customer_token").select("purpose").orderBy("purpose").execute()).map(
      ({ purpose }) => purpose,
    ),
  };
}

test("guests without orders, sign-ups nobody confirmed and tokens that are over are forgotten in time; accounts and buyers stay", async () => {
  const { shop } = accounts;
  const [guest, buyer, unconfirmed] = ["gast", "koper", "wachtend"].map((name) => `${name}.${newEmail()}`) as [
    string,
    string,
    string,
  ];
  await shop.signIn({ email: guest });
  await shop.placeOrder(await shop.prepare([[await shop.addVariant(), 1]], { email: buyer }));
  await shop.call("newsletterSubscribe", { email: unconfirmed, consents: { newsletter: true } });
  const account = await accounts.registerProved({ newsletter: true });
  await shop.call("forgotPassword", { email: account.email });
  const before = await stored();
  expect(before["tokens"]).toEqual(["reset-password", "verify-email"]);

  await discard();
  expect(await stored()).toEqual(before);
  shop.wait(2 * day);
  await discard();
  expect(await stored()).toEqual({ ...before, tokens: ["verify-email"] });
  shop.wait(29 * day);
  await discard();
  const remaining = (emails: string[] | undefined): string[] =>
    (emails ?? []).filter((email) => email !== guest && email !== unconfirmed);
  expect(await stored()).toEqual({
    customers: remaining(before["customers"]),
    newsletter: remaining(before["newsletter"]),
    tokens: [],
  });
});
