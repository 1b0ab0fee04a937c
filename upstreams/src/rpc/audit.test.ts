import { Writable } from "node:stream";

import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword } from "./testing/account-shop.ts";

interface AuditLine {
  audit?: string;
  subject?: string;
  shopId?: number;
  correlationId?: string;
}

let accounts: AccountShop;
const lines: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  accounts = await AccountShop.open({ rateLimits: true, log: pino({ level: "trace" }, stream) });
});
afterAll(() => accounts.close());

function audited(): AuditLine[] {
  return lines.map((line) => JSON.parse(line) as AuditLine).filter((line) => line.audit !== undefined);
}

test("what happens to an account is one line each, which belongs to a request and names nobody", async () => {
  const email = `kanarie.${newEmail()}`;
  const call = (name: string, payload: unknown, sent: { token?: string } = {}) =>
    accounts.shop.call<{ token: string }>(name, payload, {
      ...sent,
      headers: { "x-correlation-id": `${name}-1`, "x-forwarded-for": "203.0.113.7" },
    });
  const account = await accounts.register({ email, first_name: "Kanarie", newsletter: true });
  await call("login", { email, password: testPassword });
  for (let tries = 0; tries < 11; tries += 1) await call("login", { email, password: "Fout-en-Dons-41!" });
  await call("verifyEmail", { token: await accounts.tokenOf("verify-email", email) }, account);
  await call("updateShopUser", { first_name: "Kanarie-Piet" }, account);
  await call("updatePassword", { oldPassword: "Fout-en-Dons-41!", newPassword: "Nieuw-en-Zacht-7!" }, account);
  await call("exportMyData", { password: testPassword }, account);
  await call("newsletterUnsubscribe", {}, account);
  await call("forgotPassword", { email });
  const reset = await accounts.tokenOf("reset-password", email);
  await call("resetPassword", { hash: reset, password: "Nieuw-en-Zacht-7!" });
  const { body } = await call("login", { email, password: "Nieuw-en-Zacht-7!" });
  await call("requestAccountDeletion", { password: "Nieuw-en-Zacht-7!" }, { token: body.token });
  const deletion = await accounts.tokenOf("delete-account", email);
  await call("confirmAccountDeletion", { token: deletion });

  const events = audited();
  expect(events.map(({ audit }) => audit)).toEqual([
    "registered",
    "login",
    ...Array.from({ length: 10 }, () => "login-failed"),
    "login-limited",
    "email-verified",
    "profile-changed",
    "password-refused",
    "data-exported",
    "newsletter-unsubscribed",
    "password-reset-asked",
    "password-reset",
    "login",
    "deletion-asked",
    "account-deleted",
  ]);
  expect(events.slice(1).every(({ correlationId, shopId }) => correlationId?.endsWith("-1") && shopId === 1001)).toBe(
    true,
  );
  const bySubject = Map.groupBy(events, ({ subject }) => subject);
  // one for the customer, one for the address that was tried
  expect([...bySubject.keys()].every((subject) => /^[\w-]{16}$/.test(subject ?? ""))).toBe(true);
  expect(bySubject.size).toBe(2);
  const log = lines.join("");
  expect(log).not.toMatch(/kanarie|voorbeeld\.nl|203\.0\.113|Zacht|Dons/i);
  for (const secret of [account.token, body.token, reset, deletion]) expect(log).not.toContain(secret);
});
