import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword } from "#upstreams/rpc/testing/account-shop.ts";

let accounts: AccountShop;
let seen: Set<string>;

beforeAll(async () => {
  accounts = await AccountShop.open();
});
afterAll(() => accounts.close());

const call: AccountShop["shop"]["call"] = (...question) => accounts.shop.call(...question);
const quarterHour = 15 * 60_000;

async function begin(): Promise<void> {
  seen = new Set((await accounts.jobs()).map(({ id }) => id));
}

/** Templates of the mails that were queued since `begin`. */
async function queued(): Promise<string[]> {
  const fresh = (await accounts.jobs()).filter(({ id }) => !seen.has(id));
  await begin();
  return fresh.map(({ template }) => template).sort();
}

const passwords = [testPassword, "Nieuw-en-Zacht-7!", "Nog-een-Zachte-8!"] as const;

describe("one mail of a kind to an address in a quarter of an hour", () => {
  test("account deletion: the link of the first goes on working", async () => {
    const account = await accounts.registerProved();
    await begin();
    for (let requested = 0; requested < 4; requested += 1)
      expect((await call("requestAccountDeletion", { password: testPassword }, account)).status).toBe(204);
    expect(await queued()).toEqual(["account-deletion"]);
    accounts.shop.wait(quarterHour + 1);
    await call("requestAccountDeletion", { password: testPassword }, account);
    expect(await queued()).toEqual(["account-deletion"]);
    const token = await accounts.tokenOf("delete-account", account.email);
    expect((await call("confirmAccountDeletion", { token })).status).toBe(204);
  });

  test("changed passwords", async () => {
    const account = await accounts.registerProved();
    await begin();
    let { token } = account;
    for (const [index, newPassword] of passwords.slice(1).entries()) {
      const { body } = await call<{ token: string }>(
        "updatePassword",
        { oldPassword: passwords[index], newPassword },
        { token },
      );
      ({ token } = body);
    }
    expect(await queued()).toEqual(["password-changed"]);
  });

  test("a change of address: the new ones are asked once each, the old one is told once", async () => {
    const account = await accounts.registerProved();
    const [first, second] = [newEmail(), newEmail()];
    const change = async (email: string) =>
      (await call("updateShopUser", { email, password: testPassword }, account)).status;
    await begin();
    expect(await change(first)).toBe(200);
    const link = await accounts.tokenOf("change-email", account.email);
    expect(await change(first)).toBe(200);
    expect(await accounts.tokenOf("change-email", account.email)).toBe(link);
    expect(await queued()).toEqual(["email-change", "email-change-notice"]);
    expect(await change(second)).toBe(200);
    expect(await queued()).toEqual(["email-change"]);
    // its link died with the second wish, and no other may be mailed yet
    expect(await change(first)).toBe(429);
    expect(await queued()).toEqual([]);
  });

  test("whichever account asks for it", async () => {
    const stranger = newEmail();
    await begin();
    const statuses: number[] = [];
    for (let requested = 0; requested < 3; requested += 1) {
      const account = await accounts.register();
      statuses.push((await call("updateShopUser", { email: stranger, password: testPassword }, account)).status);
    }
    expect(statuses).toEqual([200, 429, 429]);
    expect((await queued()).filter((template) => template === "email-change")).toHaveLength(1);
  });

  test("forgotten passwords and the newsletter, for known and unknown addresses alike", async () => {
    for (const email of [(await accounts.registerProved()).email, newEmail()]) {
      await begin();
      for (let requested = 0; requested < 3; requested += 1) {
        expect((await call("forgotPassword", { email })).status).toBe(204);
        expect((await call("newsletterSubscribe", { email, consents: { newsletter: true } })).body["status"]).toBe(
          "doi_pending",
        );
      }
      expect(await queued()).toEqual(["newsletter-opt-in", "password-reset"]);
    }
  });

  test("however an address is written, and at the same moment", async () => {
    const email = newEmail();
    await begin();
    await Promise.all(
      [email, email.toUpperCase(), email].map((written) =>
        call("newsletterSubscribe", { email: written, consents: { newsletter: true } }),
      ),
    );
    expect(await queued()).toEqual(["newsletter-opt-in"]);
  });

  test("the counter does not say whose it is", async () => {
    const { email } = await accounts.registerProved();
    expect(JSON.stringify(await accounts.shop.db.selectFrom("rate_limit").selectAll().execute())).not.toContain(email);
  });
});

describe("an address that nobody has proved", () => {
  test("gets no notices, only the mail that asks for the proof", async () => {
    const account = await accounts.register();
    await begin();
    const { body } = await call<{ token: string }>(
      "updatePassword",
      { oldPassword: testPassword, newPassword: passwords[1] },
      account,
    );
    const change = { email: newEmail(), password: passwords[1] };
    expect((await call("updateShopUser", change, { token: body.token })).status).toBe(200);
    expect(await queued()).toEqual(["email-change"]);
  });

  test("is asked for the proof before its account can be deleted", async () => {
    const account = await accounts.register();
    accounts.shop.wait(quarterHour + 1);
    await begin();
    const response = await call("requestAccountDeletion", { password: testPassword }, account);
    expect([response.status, response.body.code]).toEqual([409, "email-not-proved"]);
    expect(await queued()).toEqual(["email-verification"]);
    await call("verifyEmail", { token: await accounts.tokenOf("verify-email", account.email) }, account);
    expect((await call("requestAccountDeletion", { password: testPassword }, account)).status).toBe(204);
    expect(await queued()).toEqual(["account-deletion"]);
  });
});
