import { argon2Sync } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { afterAll, beforeAll, expect, test } from "vitest";

import { AccountShop, newEmail, registration, testPassword } from "../testing/account-shop.ts";
import { PasswordWork } from "./password-work.ts";
import { Passwords } from "./passwords.ts";

let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open();
});
afterAll(() => accounts.close());

const cheap = { memory: 8, passes: 1, parallelism: 1 };

async function storedHash(email: string): Promise<string> {
  const row = await accounts.shop.db
    .selectFrom("customer")
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return row.password_hash ?? "";
}

test("a password is stored as Argon2id over 19 MiB in two passes, with a salt of its own", async () => {
  const passwords = new Passwords();
  const [first, second] = [await passwords.hash(testPassword), await passwords.hash(testPassword)];
  expect(first).not.toBe(second);
  const [, salt = "", hash = ""] = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$([\w+/]{43})$/.exec(first) ?? [];
  const again = argon2Sync("argon2id", {
    message: testPassword,
    nonce: Buffer.from(salt, "base64"),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect(Buffer.from(hash, "base64").equals(again)).toBe(true);
  expect(await passwords.verify(testPassword, first)).toEqual({ isRight: true, isOutdated: false });
  expect(await passwords.verify("Wolk-en-Dons-41?", first)).toEqual({ isRight: false, isOutdated: false });
});

test("nothing stored, or something that is no hash, is nobody's password", async () => {
  const passwords = new Passwords(cheap);
  for (const stored of [null, "", "x", testPassword, "$argon2id$v=19$m=8,t=1,p=1$$"]) {
    expect(await passwords.verify(testPassword, stored)).toEqual({ isRight: false, isOutdated: false });
  }
});

test("a login stores the password anew when it was stored at another cost, and not otherwise", async () => {
  const { email } = await accounts.register();
  const current = await storedHash(email);
  await accounts.logIn(email);
  expect(await storedHash(email)).toBe(current);
  const older = await new Passwords({ memory: 16, passes: 2, parallelism: 1 }).hash(testPassword);
  await accounts.shop.db.updateTable("customer").set({ password_hash: older }).where("email", "=", email).execute();
  expect((await accounts.logIn(email, "Fout-en-Dons-41!")).status).toBe(404);
  expect(await storedHash(email)).toBe(older);
  expect((await accounts.logIn(email)).status).toBe(200);
  expect(await storedHash(email)).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect((await accounts.logIn(email)).status).toBe(200);
});

test.each([
  ["64 characters", `Aa1!${"x9".repeat(30)}`],
  ["128 characters", `Aa1!${"y7".repeat(62)}`],
  ["letters of other alphabets", "Ωмега-漢字-9é"],
  ["an emoji", "Zacht🛏️Kussen9"],
  ["characters that mean something elsewhere", "Ab1'\"\\$%{}<>;--"],
])("%s are taken exactly, to the last one", async (_, password) => {
  const { email } = await accounts.register({ password });
  expect((await accounts.logIn(email, password)).status).toBe(200);
  expect((await accounts.logIn(email, password.slice(0, -1))).status).toBe(404);
  expect((await accounts.logIn(email, `${password}x`)).status).not.toBe(200);
});

test("an é is the same however a keyboard sends it; spaces are refused in new passwords and never cut off", async () => {
  const { email } = await accounts.register({ password: "Café-Crème-9!".normalize("NFD") });
  expect((await accounts.logIn(email, "Café-Crème-9!".normalize("NFC"))).status).toBe(200);
  expect((await accounts.logIn(email, " Café-Crème-9!")).status).toBe(404);
  for (const password of [` ${testPassword}`, `${testPassword} `, "Met een-spatie 9!"]) {
    const { body } = await accounts.shop.call("register", registration({ email: newEmail(), password }));
    expect(body["errors"]).toEqual([{ field: "password", code: "passwordSpace" }]);
  }
  const long = await accounts.shop.call("register", registration({ password: `Aa1!${"xyz9".repeat(32)}` }));
  expect(long.body["errors"]).toEqual([{ field: "password", code: "tooLong" }]);
});

test("two are worked on at once, some wait, and who comes later is put off at once", async () => {
  const work = new PasswordWork({ atOnce: 2, mayWait: 3 });
  let running = 0;
  let most = 0;
  const one = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
    return "done";
  };
  const round = async (): Promise<string[]> =>
    Promise.all(
      Array.from({ length: 9 }, () => work.run(one).catch((error: { status: number }) => String(error.status))),
    );
  for (let rounds = 0; rounds < 3; rounds += 1) {
    expect(await round()).toEqual([
      ...Array.from({ length: 5 }, () => "done"),
      ...Array.from({ length: 4 }, () => "429"),
    ]);
  }
  expect([most, running]).toEqual([2, 0]);
  await expect(work.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await work.run(one)).toBe("done");
});
