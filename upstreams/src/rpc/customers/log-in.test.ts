import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { AccountShop, newEmail, registration, testPassword } from "../testing/account-shop.ts";

const isLong = Boolean(process.env["LONG"]);
const minute = 60_000;
let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open({ rateLimits: true });
});
afterAll(() => accounts.close());

const wrong = "Fout-en-Dons-41!";
const from = (address: string): Record<string, string> => ({ "x-forwarded-for": address });
const randomAddress = (): string => `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

/** What a response shows, without what is new each time. */
function visibleParts({ status, body, headers }: { status: number; body: unknown; headers: Headers }): string {
  return JSON.stringify([status, body, [...headers].filter(([name]) => name !== "date")]);
}

describe("whether an address has an account", () => {
  test("is shown by no login: status, body and headers are the same to the byte", async () => {
    const { email } = await accounts.register();
    const guest = newEmail();
    await accounts.shop.signIn({ email: guest });
    const gone = await accounts.registerProved();
    await accounts.shop.call("requestAccountDeletion", { password: testPassword }, gone);
    const word = await accounts.tokenOf("delete-account", gone.email);
    expect((await accounts.shop.call("confirmAccountDeletion", { token: word })).status).toBe(204);
    const addresses = [email, guest, gone.email, newEmail()];
    const responses = await Promise.all(addresses.map(async (each) => visibleParts(await accounts.logIn(each, wrong))));
    expect(new Set(responses).size).toBe(1);
    // the right password of an account that is gone is as wrong as any
    expect(visibleParts(await accounts.logIn(gone.email, testPassword))).toBe(responses[0]);
    expect(responses[0]).toContain('"code":"login-failed"');
  });

  test("is shown by no forgotten password, whose queue gets the same job", async () => {
    const { email } = await accounts.register();
    const before = await accounts.jobs("password-reset");
    const responses = await Promise.all(
      [email, newEmail()].map(async (each) =>
        visibleParts(await accounts.shop.call("forgotPassword", { email: each })),
      ),
    );
    expect(new Set(responses).size).toBe(1);
    expect(await accounts.jobs("password-reset")).toHaveLength(before.length + 2);
  });

  test("costs the same work either way", async () => {
    const costly = await AccountShop.open({ passwordCost: { memory: 65_536, passes: 3, parallelism: 1 } });
    const { email } = await costly.register();
    const timed = async (each: string): Promise<number> => {
      const { user, system } = process.cpuUsage();
      await costly.logIn(each, wrong);
      const used = process.cpuUsage();
      return used.user + used.system - user - system;
    };
    const [registered, unknown] = [await timed(email), await timed(newEmail())];
    expect(unknown).toBeGreaterThan(registered / 3);
    expect(unknown).toBeLessThan(registered * 3);
    await costly.close();
  });
});

describe("guessing passwords", () => {
  test("of one account is evaluated ten times in 15 minutes, from wherever; then the right one works again", async () => {
    const { email } = await accounts.register();
    const statuses: number[] = [];
    for (let tries = 0; tries < (isLong ? 100 : 25); tries += 1) {
      statuses.push((await accounts.logIn(email, wrong, from(randomAddress()))).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - 10);
    const refused = await accounts.logIn(email, testPassword);
    expect([refused.status, refused.body.code]).toEqual([429, "too-many-attempts"]);
    const wait = Number(refused.headers.get("retry-after"));
    // tries that are refused do not prolong it: no stranger locks an account for good
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    await accounts.letLimitsPass((wait - 5) * 1000);
    expect((await accounts.logIn(email, testPassword)).status).toBe(429);
    await accounts.letLimitsPass(10_000);
    expect((await accounts.logIn(email, testPassword)).status).toBe(200);
  });

  test("is over for the owner who sets a new password by mail", async () => {
    const { email } = await accounts.register();
    for (let tries = 0; tries < 11; tries += 1) await accounts.logIn(email, wrong);
    expect((await accounts.logIn(email, testPassword)).status).toBe(429);
    await accounts.shop.call("forgotPassword", { email });
    const hash = await accounts.tokenOf("reset-password", email);
    expect((await accounts.shop.call("resetPassword", { hash, password: "Nieuw-en-Zacht-7!" })).status).toBe(204);
    expect((await accounts.logIn(email, "Nieuw-en-Zacht-7!")).status).toBe(200);
  });

  test("of many accounts with one password from one address ends after twenty", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < (isLong ? 500 : 40); index += 1) {
      statuses.push((await accounts.logIn(`spray-${index}@voorbeeld.nl`, wrong, from("203.0.113.77"))).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect((await accounts.logIn(newEmail(), wrong, from("203.0.113.78"))).status).toBe(404);
  });

  test("one account mistyped behind a shared address keeps nobody else out", async () => {
    const [clumsy, neighbour] = [await accounts.register(), await accounts.register()];
    for (let tries = 0; tries < 15; tries += 1) await accounts.logIn(clumsy.email, wrong, from("203.0.113.80"));
    expect((await accounts.logIn(neighbour.email, testPassword, from("203.0.113.80"))).status).toBe(200);
  });

  test("at the same moment shows no more than one after another, and who guesses right among them does not get in", async () => {
    for (let round = 0; round < (isLong ? 20 : 4); round += 1) {
      const { email } = await accounts.register();
      // one that the limit refuses, though there would be time to look at it
      const right = 10 + round;
      const tries = Array.from({ length: 100 }, (_, index) => (index === right ? testPassword : wrong));
      const responses = await Promise.all(tries.map((password) => accounts.logIn(email, password)));
      expect(responses.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(10);
      expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(90);
      expect(responses[right]?.status).toBe(429);
      const after: number[] = [];
      for (let index = 0; index < 12; index += 1) after.push((await accounts.logIn(email, wrong)).status);
      const evaluated =
        responses.filter(({ status }) => status === 404).length + after.filter((status) => status === 404).length;
      expect(evaluated).toBeLessThanOrEqual(10);
    }
  });

  test("at the same moment in two processes is evaluated ten times in both together", async () => {
    const { shop } = accounts;
    const { email } = await accounts.register();
    const first = shop.upstream;
    shop.restart();
    const second = shop.upstream;
    const verified = [first, second].map(({ services }) => vi.spyOn(services.passwords, "verify"));
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        shop.upstream = index % 2 === 0 ? first : second;
        return accounts.logIn(email, wrong);
      }),
    );
    shop.upstream = first;
    expect(verified.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(14);
    vi.restoreAllMocks();
    await second.close();
  });

  test("keeps nobody out who knows the password, however often it was used at once", async () => {
    const { email } = await accounts.register();
    await Promise.all(Array.from({ length: 30 }, () => accounts.logIn(email, testPassword)));
    for (let tries = 0; tries < 9; tries += 1) expect((await accounts.logIn(email, wrong)).status).toBe(404);
    expect((await accounts.logIn(email, testPassword)).status).toBe(200);
  });

  test("counts nothing that names somebody", async () => {
    const rows = await accounts.shop.db.selectFrom("rate_limit").select("key").execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/voorbeeld|203\.0\.113/);
  });
});

test("an account of one shop is nobody in another, where the address is free", async () => {
  const { email, token } = await accounts.register();
  const abroad = { headers: { "x-shop-id": "1004" } };
  const response = await accounts.shop.call("login", { email, password: testPassword }, abroad);
  expect([response.status, response.body.code]).toEqual([404, "login-failed"]);
  expect((await accounts.shop.call("getAddresses", {}, { token, ...abroad })).status).toBe(401);
  expect((await accounts.shop.call("register", registration({ email }), abroad)).status).toBe(200);
});

describe("a session", () => {
  test("is a new one after every login and registration; the one before, a guest's or a customer's, is dead", async () => {
    const guest = await accounts.shop.signIn({ email: newEmail() });
    const account = await accounts.register({}, { token: guest });
    expect(account.token).not.toBe(guest);
    const again = await accounts.shop.call<{ token: string }>(
      "login",
      { email: account.email, password: testPassword },
      account,
    );
    expect(again.body.token).not.toBe(account.token);
    expect(Buffer.from(again.body.token, "base64url")).toHaveLength(32);
    for (const dead of [guest, account.token]) expect(await accounts.isAlive(dead)).toBe(false);
    expect(await accounts.isAlive(again.body.token)).toBe(true);
    const fixed = "a".repeat(43);
    await accounts.shop.call("login", { email: account.email, password: testPassword }, { token: fixed });
    expect(await accounts.isAlive(fixed)).toBe(false);
  });

  test("ends after 30 days unused and after 90 days at the latest", async () => {
    const { email, token: unused } = await accounts.register();
    const { token: used } = (await accounts.logIn(email)).body;
    for (let days = 0; days < 29; days += 1) accounts.shop.wait(24 * 60 * minute);
    expect(await accounts.isAlive(used)).toBe(true);
    accounts.shop.wait(24 * 60 * minute);
    expect(await accounts.isAlive(unused)).toBe(false);
    for (let days = 30; days < 89; days += 1) {
      expect(await accounts.isAlive(used)).toBe(true);
      accounts.shop.wait(24 * 60 * minute);
    }
    accounts.shop.wait(24 * 60 * minute);
    expect(await accounts.isAlive(used)).toBe(false);
  });

  test("ends with logout on every instance, and everywhere at once", async () => {
    const { shop } = accounts;
    const { email, token } = await accounts.register();
    const sessions = await Promise.all([1, 2].map(async () => (await accounts.logIn(email)).body.token));
    const first = shop.upstream;
    shop.restart();
    const second = shop.upstream;
    // both have seen it, so that neither may go on what it remembers
    const isAliveOn = async (instance: typeof first, which: string): Promise<boolean> => {
      shop.upstream = instance;
      return accounts.isAlive(which);
    };
    for (const instance of [first, second]) expect(await isAliveOn(instance, token)).toBe(true);
    await shop.call("logout", {}, { token });
    for (const instance of [first, second]) {
      expect(await isAliveOn(instance, token)).toBe(false);
      expect((await shop.call("getAddresses", {}, { token })).status).toBe(401);
      expect(await isAliveOn(instance, sessions[0]!)).toBe(true);
    }
    expect((await shop.call("logoutEverywhere", {}, { token: sessions[0]! })).status).toBe(204);
    for (const instance of [first, second])
      for (const ended of sessions) expect(await isAliveOn(instance, ended)).toBe(false);
    shop.upstream = first;
    await second.close();
  });
});

test("a login that a new password overtakes leaves no session behind", async () => {
  for (let rounds = 0; rounds < (isLong ? 50 : 5); rounds += 1) {
    const account = await accounts.register();
    await accounts.shop.call("forgotPassword", { email: account.email });
    const hash = await accounts.tokenOf("reset-password", account.email);
    const [reset, ...logins] = await Promise.all([
      accounts.shop.call("resetPassword", { hash, password: "Nieuw-en-Zacht-7!" }),
      ...Array.from({ length: 4 }, () => accounts.logIn(account.email, testPassword)),
    ]);
    expect(reset.status).toBe(204);
    for (const { status, body } of logins) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect(await accounts.isAlive(body.token)).toBe(false);
    }
  }
});
