import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword, type TestAccount } from "../testing/account-shop.ts";
import { tokenOf } from "./customer-token.ts";

const minute = 60_000;
const newPassword = "Nieuw-en-Zacht-7!";
let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open();
});
afterAll(() => accounts.close());

const call: AccountShop["shop"]["call"] = (...question) => accounts.shop.call(...question);

async function forgotten(account: TestAccount): Promise<string> {
  await call("forgotPassword", { email: account.email });
  return (await accounts.tokenOf("reset-password", account.email)) ?? "";
}

function reset(hash: string, password = newPassword) {
  return call("resetPassword", { hash, password });
}

describe("the link to a new password", () => {
  test("is 256 random bits, of which only a hash is stored, and nothing in the queue", async () => {
    const account = await accounts.register();
    const token = await forgotten(account);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const tables = await Promise.all([
      accounts.shop.db.selectFrom("customer_token").selectAll().execute(),
      accounts.jobs(),
    ]);
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(JSON.stringify(tables[1])).not.toContain(account.email);
  });

  test("works once, of ten at once one does", async () => {
    const account = await accounts.register();
    const token = await forgotten(account);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `Nieuw-en-Zacht-${index}!`)),
    );
    const winners = responses.flatMap(({ status }, index) => (status === 204 ? [index] : []));
    expect(winners).toHaveLength(1);
    for (const { status, body } of responses.filter((response) => response.status !== 204)) {
      expect([status, body.code]).toEqual([406, "token-not-usable"]);
    }
    expect((await accounts.logIn(account.email, `Nieuw-en-Zacht-${winners[0]}!`)).status).toBe(200);
    expect((await reset(token)).status).toBe(406);
  });

  test("is over after an hour, and when a newer one was mailed", async () => {
    const account = await accounts.register();
    const first = await forgotten(account);
    accounts.shop.wait(16 * minute);
    const second = await forgotten(account);
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(406);
    accounts.shop.wait(60 * minute);
    expect((await reset(second)).status).toBe(406);
    expect((await accounts.logIn(account.email, testPassword)).status).toBe(200);
  });

  test("is mailed once in 15 minutes, whoever sends the request how often", async () => {
    const account = await accounts.register();
    const tokens = new Set<string>();
    await Promise.all(Array.from({ length: 10 }, () => forgotten(account)));
    for (let tries = 0; tries < 3; tries += 1) tokens.add(await forgotten(account));
    expect(tokens.size).toBe(1);
  });

  test("is of no use for anything else, in another shop, or made up", async () => {
    const account = await accounts.register();
    const token = await forgotten(account);
    const verify = (await accounts.tokenOf("verify-email", account.email)) ?? "";
    const row = await accounts.shop.db
      .selectFrom("customer_token")
      .select("token_id")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    const wrongs = [
      verify,
      tokenOf("reset-password", row.token_id, "another secret"),
      `${token}x`,
      token.toLowerCase(),
      "",
      "x".repeat(43),
    ];
    for (const wrong of wrongs) expect((await reset(wrong)).body.code).toBe("token-not-usable");
    for (const procedure of ["verifyEmail", "confirmEmailChange", "confirmAccountDeletion"]) {
      expect((await call(procedure, { token }, account)).body.code).toBe("token-not-usable");
    }
    expect(
      (await call("resetPassword", { hash: token, password: newPassword }, { headers: { "x-shop-id": "1004" } }))
        .status,
    ).toBe(406);
    expect((await reset(token)).status).toBe(204);
  });

  test("dies when the password is changed", async () => {
    const account = await accounts.register();
    const token = await forgotten(account);
    const { body } = await call<{ token: string }>(
      "updatePassword",
      { oldPassword: testPassword, newPassword },
      account,
    );
    expect(body.token).toBeTruthy();
    expect((await reset(token)).status).toBe(406);
  });

  test("is nothing for a guest's or an unknown address", async () => {
    const guest = newEmail();
    await accounts.shop.signIn({ email: guest });
    for (const email of [guest, newEmail()]) {
      expect((await call("forgotPassword", { email })).status).toBe(204);
      expect(await accounts.tokenOf("reset-password", email)).toBeUndefined();
    }
  });
});

describe("a new password", () => {
  test("by mail ends every session, notifies the customer, and signs nobody in", async () => {
    const account = await accounts.register();
    const sessions = [
      account.token,
      ...(await Promise.all([1, 2].map(async () => (await accounts.logIn(account.email)).body.token))),
    ];
    const response = await reset(await forgotten(account));
    expect([response.status, response.body]).toEqual([204, {}]);
    for (const token of sessions) expect(await accounts.isAlive(token)).toBe(false);
    expect((await accounts.logIn(account.email, testPassword)).status).toBe(404);
    expect((await accounts.logIn(account.email, newPassword)).body.user.emailVerified).toBe(true);
    expect((await accounts.jobs("password-changed")).some(({ id }) => id.startsWith(`${account.user.id}.`))).toBe(true);
  });

  test("needs the current one, goes on under a new token and ends the other sessions", async () => {
    const account = await accounts.registerProved();
    const other = (await accounts.logIn(account.email)).body.token;
    const wrong = await call("updatePassword", { oldPassword: "Fout-en-Dons-41!", newPassword }, account);
    expect([wrong.status, wrong.body.code]).toEqual([403, "password-wrong"]);
    expect((await call("updatePassword", { oldPassword: testPassword, newPassword })).status).toBe(401);
    const guest = await accounts.shop.signIn({ email: newEmail() });
    expect((await call("updatePassword", { oldPassword: testPassword, newPassword }, { token: guest })).body.code).toBe(
      "account-needed",
    );
    const weak = await call("updatePassword", { oldPassword: testPassword, newPassword: "zwak" }, account);
    expect(weak.status).toBe(400);
    const { body } = await call<{ token: string; user: unknown }>(
      "updatePassword",
      { oldPassword: testPassword, newPassword },
      account,
    );
    expect(body.user).toMatchObject({ email: account.email });
    expect(await accounts.isAlive(body.token)).toBe(true);
    for (const dead of [account.token, other]) expect(await accounts.isAlive(dead)).toBe(false);
    expect((await accounts.logIn(account.email, newPassword)).status).toBe(200);
    expect(
      (await accounts.jobs("password-changed")).filter(({ id }) => id.startsWith(`${account.user.id}.`)),
    ).toHaveLength(1);
  });
});
