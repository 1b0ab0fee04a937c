import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { discardOldAccountData } from "../customers/discard-old-account-data.ts";
import { linkToken, type LinkPurpose } from "../link-token.ts";
import { AccountShop, newEmail, testPassword } from "../testing/account-shop.ts";
import type { WireRestock } from "../wire-account.ts";
import { notifyRestocked } from "./notify-restocked.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
let accounts: AccountShop;
let variantId: number;

beforeAll(async () => {
  accounts = await AccountShop.open();
  variantId = await accounts.shop.addVariant();
});
beforeEach(() => stock(0));
afterAll(() => accounts.close());

async function stock(quantity: number): Promise<void> {
  await accounts.shop.db.updateTable("stock").set({ quantity }).where("variant_id", "=", variantId).execute();
}

async function request(email: string, sent: { token?: string } = {}, of = variantId) {
  return (await accounts.shop.call<WireRestock>("requestRestockNotice", { variantId: of, email }, sent)).body.status;
}

async function follow(procedure: "confirmRestockNotice" | "endRestockNotice", token: string): Promise<number> {
  return (await accounts.shop.call(procedure, { token })).status;
}

async function notice(email: string) {
  return accounts.shop.db.selectFrom("restock_notice").selectAll().where("email", "=", email).executeTakeFirst();
}

async function link(purpose: LinkPurpose, email: string): Promise<string> {
  return linkToken(purpose, (await notice(email))?.notice_id ?? "", accounts.shop.upstream.services.secret);
}

async function confirmed(): Promise<string> {
  const email = newEmail();
  await request(email);
  expect(await follow("confirmRestockNotice", await link("restock-confirm", email))).toBe(204);
  return email;
}

const mailsOf = async (template: "restock" | "restock-opt-in", id: string) =>
  (await accounts.jobs(template)).filter((job) => job.id.startsWith(id)).length;

const notify = () => notifyRestocked(accounts.shop.upstream.services);

describe("somebody who waits", () => {
  test("gets one mail when stock is there, from however many processes, and none after it", async () => {
    const email = await confirmed();
    const { notice_id: id } = (await notice(email))!;
    await notify();
    expect(await mailsOf("restock", id)).toBe(0);
    await stock(3);
    await Promise.all([notify(), notify(), notify()]);
    expect(await mailsOf("restock", id)).toBe(1);
    await stock(0);
    accounts.shop.wait(16 * minute);
    await stock(2);
    await notify();
    expect(await mailsOf("restock", id)).toBe(1);
  });

  test("hears nothing of what is sold out again by then, or is no longer sold", async () => {
    const email = await confirmed();
    const { notice_id: id } = (await notice(email))!;
    await accounts.shop.db
      .updateTable("variant")
      .set({ is_active: false })
      .where("variant_id", "=", variantId)
      .execute();
    await stock(3);
    await notify();
    await accounts.shop.db
      .updateTable("variant")
      .set({ is_active: true })
      .where("variant_id", "=", variantId)
      .execute();
    await stock(0);
    await notify();
    expect(await mailsOf("restock", id)).toBe(0);
  });

  test("may ask again afterwards, and end it by the link of the mail", async () => {
    const email = await confirmed();
    const { notice_id: first } = (await notice(email))!;
    await stock(1);
    await notify();
    expect(await follow("endRestockNotice", await link("restock-end", email))).toBe(204);
    expect(await notice(email)).toBeUndefined();
    const again = linkToken("restock-end", first, accounts.shop.upstream.services.secret);
    expect(await follow("endRestockNotice", again)).toBe(204);
    await stock(0);
    expect(await request(email)).toBe("doi_pending");
    expect((await notice(email))?.confirmed_at).toBeNull();
  });
});

test("an address that waits for much is told of one in 15 minutes, and holds up nobody", async () => {
  const variants = await Promise.all(Array.from({ length: 4 }, () => accounts.shop.addVariant({ stock: 0 })));
  const [greedy, other] = [newEmail(), newEmail()];
  for (const each of variants) await request(greedy, {}, each);
  await request(other, {}, variants[3]);
  for (const email of [greedy, other]) await follow("confirmRestockNotice", await link("restock-confirm", email));
  await accounts.shop.db.updateTable("stock").set({ quantity: 1 }).where("variant_id", "in", variants).execute();
  const told = async (email: string) =>
    (await accounts.shop.db.selectFrom("restock_notice").selectAll().where("email", "=", email).execute()).filter(
      ({ notified_at: at }) => at !== null,
    ).length;
  await notify();
  await notify();
  expect([await told(greedy), await told(other)]).toEqual([1, 1]);
  accounts.shop.wait(16 * minute);
  await notify();
  expect(await told(greedy)).toBe(2);
});

test("who asks for what can be bought is noted nowhere", async () => {
  const email = newEmail();
  await stock(1);
  expect(await request(email)).toBe("doi_pending");
  expect(await notice(email)).toBeUndefined();
});

describe("an address nobody has proved", () => {
  test("gets the same response unknown, waiting or confirmed, one mail in 15 minutes, and no other before it confirms", async () => {
    const email = newEmail();
    const responses = [await request(email.toUpperCase()), await request(email)];
    const { notice_id: id } = (await notice(email))!;
    expect(await mailsOf("restock-opt-in", id)).toBe(1);
    await stock(5);
    await notify();
    expect(await mailsOf("restock", id)).toBe(0);
    await follow("confirmRestockNotice", await link("restock-confirm", email));
    responses.push(await request(email));
    expect(new Set(responses)).toEqual(new Set(["doi_pending"]));
    expect((await notice(email))?.confirmed_at).not.toBeNull();
  });

  test("has a week to confirm, by a token of ours for this purpose", async () => {
    const email = newEmail();
    await request(email);
    for (const token of ["nonsense", await link("restock-end", email), await link("newsletter-confirm", email)])
      expect(await follow("confirmRestockNotice", token)).toBe(406);
    accounts.shop.wait(7 * day);
    expect(await follow("confirmRestockNotice", await link("restock-confirm", email))).toBe(406);
    expect((await notice(email))?.confirmed_at).toBeNull();
  });

  test("waits for no variant that is none, and for fifty at most", async () => {
    const email = newEmail();
    for (let more = 0; more < 50; more += 1) await accounts.shop.addVariant();
    expect(await request(email, {}, 2_000_000_000)).toBe("doi_pending");
    expect(await notice(email)).toBeUndefined();
    await sql`
      insert into restock_notice (notice_id, shop_id, variant_id, email, requested_at)
      select gen_random_uuid(), 1001, variant_id, ${email}, now() from variant where variant_id <> ${variantId}`.execute(
      accounts.shop.db,
    );
    await request(email);
    const rows = await accounts.shop.db.selectFrom("restock_notice").selectAll().where("email", "=", email).execute();
    expect(rows.some((row) => row.variant_id === variantId)).toBe(false);
  });
});

describe("a customer who has proved the address", () => {
  test("waits at once, finds it in the export, and leaves nothing behind", async () => {
    const account = await accounts.registerProved();
    expect(await request(account.email, account)).toBe("successful");
    expect((await notice(account.email))?.confirmed_at).not.toBeNull();
    expect(await request(newEmail(), account)).toBe("doi_pending");
    const { body } = await accounts.shop.call("exportMyData", { password: testPassword }, account);
    expect(body["restockNotices"]).toMatchObject([{ variant: expect.any(String) }]);
    await accounts.shop.call("requestAccountDeletion", { password: testPassword }, account);
    await accounts.shop.call("confirmAccountDeletion", {
      token: await accounts.tokenOf("delete-account", account.email),
    });
    expect(await notice(account.email)).toBeUndefined();
  });
});

test("what was told or never confirmed is forgotten after 30 days, the rest after a year", async () => {
  const [told, waiting, unconfirmed] = [await confirmed(), await confirmed(), newEmail()];
  await request(unconfirmed);
  await accounts.shop.db
    .updateTable("restock_notice")
    .set({ notified_at: accounts.shop.upstream.services.now() })
    .where("email", "=", told)
    .execute();
  accounts.shop.wait(31 * day);
  await discardOldAccountData(accounts.shop.upstream.services);
  expect([await notice(told), await notice(unconfirmed)]).toEqual([undefined, undefined]);
  expect(await notice(waiting)).toBeDefined();
  accounts.shop.wait(335 * day);
  await discardOldAccountData(accounts.shop.upstream.services);
  expect(await notice(waiting)).toBeUndefined();
});
