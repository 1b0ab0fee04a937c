import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { importPromotions } from "#upstreams/commerce/promotions/file/import-promotions.ts";

import { AccountShop, type TestAccount } from "../testing/account-shop.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import { issueBirthdayVouchers } from "./issue-birthday-vouchers.ts";

let accounts: AccountShop;

beforeEach(async () => {
  accounts = await AccountShop.open();
});
afterEach(() => accounts.close());

function issue(): Promise<number> {
  return issueBirthdayVouchers(accounts.shop.upstream.services);
}

/** Moves the clock on to a moment, in Dutch winter time. */
function until(moment: string): void {
  accounts.shop.wait(Date.parse(`${moment}:00+01:00`) - accounts.shop.now.getTime());
}

function born(birthDate: string): Promise<TestAccount> {
  return accounts.registerProved({ birth_date: birthDate, birthdayVoucher: true });
}

async function codes(): Promise<string[]> {
  const rows = await accounts.shop.db
    .selectFrom("voucher")
    .select("code")
    .where("is_of_file", "=", false)
    .orderBy("voucher_id")
    .execute();
  return rows.map(({ code }) => code);
}

describe("a birthday voucher", () => {
  test("comes on the day, once, in the morning, and is mailed", async () => {
    await born("1990-11-25");
    until("2026-11-24T23:00");
    expect(await issue()).toBe(0);
    until("2026-11-25T06:30");
    expect(await issue()).toBe(0);
    until("2026-11-25T07:30");
    expect(await issue()).toBe(1);
    expect(await Promise.all([issue(), issue()])).toEqual([0, 0]);
    until("2026-11-26T08:00");
    expect(await issue()).toBe(0);
    expect(await accounts.jobs("birthday-voucher")).toHaveLength(1);
    expect((await codes())[0]).toMatch(/^JARIG-(?:[A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
    until("2027-11-25T08:00");
    expect(await issue()).toBe(1);
  });

  test("is one however many processes look at the same time", async () => {
    await Promise.all([born("1990-11-25"), born("1985-11-25")]);
    until("2026-11-25T08:00");
    const issued = await Promise.all(Array.from({ length: 5 }, issue));
    expect(issued.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await accounts.jobs("birthday-voucher")).toHaveLength(2);
  });

  test("comes late after a stand-still, over the turn of the year too, but not after a month", async () => {
    await born("1990-12-30");
    await born("1990-11-25");
    until("2027-01-03T08:00");
    expect(await issue()).toBe(1);
    until("2027-12-30T08:00");
    expect(await issue()).toBe(1);
  });

  test("comes on 28 February for who was born on the 29th, and on the 29th when there is one", async () => {
    await born("1992-02-29");
    until("2027-02-27T12:00");
    expect(await issue()).toBe(0);
    until("2027-02-28T12:00");
    expect(await issue()).toBe(1);
    until("2027-03-01T12:00");
    expect(await issue()).toBe(0);
    until("2028-02-28T12:00");
    expect(await issue()).toBe(0);
    until("2028-02-29T12:00");
    expect(await issue()).toBe(1);
  });

  test("comes only to who asked for it before the day, has proved the address, and has one birthday a year", async () => {
    await accounts.registerProved({ birth_date: "1990-11-25" });
    await accounts.register({ birth_date: "1990-11-25", birthdayVoucher: true });
    const late = await accounts.registerProved({ birth_date: "1990-11-25" });
    until("2026-11-26T08:00");
    await accounts.shop.call("updateShopUser", { birthdayVoucher: true }, late);
    expect(await issue()).toBe(0);
    const again = await born("1990-11-26");
    expect(await issue()).toBe(1);
    await accounts.shop.call("updateShopUser", { birth_date: "1990-11-28" }, again);
    until("2026-11-28T08:00");
    expect(await issue()).toBe(0);
  });

  test("can be redeemed once, and no import of promotions takes it away", async () => {
    await born("1990-11-25");
    until("2026-11-25T08:00");
    await issue();
    await importPromotions({ db: accounts.shop.db, lines: [] });
    const [code = ""] = await codes();
    const variant = await accounts.shop.addVariant({ priceCents: 10_000, stock: 5 });
    const buy = async () => {
      const buyer = await accounts.shop.prepare([[variant, 1]]);
      const redeemed = await accounts.shop.call<WireCheckout>(
        "redeemVoucher",
        { basketKey: buyer.basketKey, code },
        buyer,
      );
      return { buyer: { ...buyer, checkout: redeemed.body }, redeemed };
    };
    const { buyer, redeemed } = await buy();
    expect(redeemed.body.discountCents).toBe(1000);
    expect((await accounts.shop.placeOrder(buyer)).status).toBe(200);
    const second = await buy();
    expect([second.redeemed.status, second.redeemed.body.code]).toEqual([409, "voucher-used-up"]);
  });
});
