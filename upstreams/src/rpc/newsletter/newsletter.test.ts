import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword } from "../testing/account-shop.ts";
import type { WireNewsletter } from "../wire-account.ts";
import type { WireUser } from "../wire-user.ts";
import { linkToken, type LinkPurpose } from "../link-token.ts";

const minute = 60_000;
let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open();
});
afterAll(() => accounts.close());

async function status(
  procedure: string,
  payload: unknown,
  sent: { token?: string } = {},
): Promise<WireNewsletter["status"]> {
  return (await accounts.shop.call<WireNewsletter>(procedure, payload, sent)).body.status;
}

function subscribe(email: string, sent: { token?: string } = {}) {
  return status("newsletterSubscribe", { email, consents: { newsletter: true } }, sent);
}

async function row(email: string) {
  return accounts.shop.db
    .selectFrom("newsletter_subscription")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
}

async function link(purpose: LinkPurpose, email: string): Promise<string> {
  return linkToken(purpose, (await row(email))?.subscription_id ?? "", accounts.shop.upstream.services.secret);
}

/** Jobs that make a mail: the others find nothing to send. */
async function mailsFor(email: string): Promise<number> {
  const key = (await row(email))?.mail_key;
  return (await accounts.jobs("newsletter-opt-in")).filter(({ id }) => id === key).length;
}

describe("an address nobody has proved", () => {
  test("gets the same response unknown, waiting or subscribed, and is subscribed by the link of the mail", async () => {
    const email = newEmail();
    expect(await subscribe(email.toUpperCase())).toBe("doi_pending");
    expect(await subscribe(email)).toBe("doi_pending");
    expect((await row(email))?.confirmed_at).toBeNull();
    const token = await link("newsletter-confirm", email);
    expect(await status("newsletterConfirm", { token })).toBe("successful");
    expect(await status("newsletterConfirm", { token })).toBe("subscribed");
    expect(await subscribe(email)).toBe("doi_pending");
    expect(await accounts.jobs("newsletter-welcome")).toHaveLength(1);
  });

  test("gets one mail in 15 minutes of a hundred sign-ups, and none once it is subscribed", async () => {
    const email = newEmail();
    const counts: number[] = [];
    await Promise.all(Array.from({ length: 50 }, () => subscribe(email)));
    for (let tries = 0; tries < 50; tries += 1) await subscribe(email);
    counts.push(await mailsFor(email));
    accounts.shop.wait(15 * minute);
    await Promise.all([subscribe(email), subscribe(email)]);
    counts.push(await mailsFor(email));
    const key = (await row(email))?.mail_key;
    await status("newsletterConfirm", { token: await link("newsletter-confirm", email) });
    accounts.shop.wait(15 * minute);
    await subscribe(email);
    expect((await row(email))?.mail_key).toBe(key);
    expect(counts).toEqual([1, 1]);
  });

  test("is declined without consent, and nothing of it is stored", async () => {
    const email = newEmail();
    expect(await status("newsletterSubscribe", { email, consents: { newsletter: false } })).toBe("declined");
    expect(await row(email)).toBeUndefined();
  });

  test("has a week to confirm", async () => {
    const email = newEmail();
    await subscribe(email);
    accounts.shop.wait(7 * 24 * 60 * minute);
    expect(await status("newsletterConfirm", { token: await link("newsletter-confirm", email) })).toBe("not_found");
    expect((await row(email))?.confirmed_at).toBeNull();
  });

  test("shows nothing to an account that has not proved it", async () => {
    const email = newEmail();
    await subscribe(email);
    await status("newsletterConfirm", { token: await link("newsletter-confirm", email) });
    const impostor = await accounts.register({ email });
    expect(impostor.user.newsletter).toBe(false);
    expect(await subscribe(email, impostor)).toBe("doi_pending");
    expect(await status("newsletterUnsubscribe", {}, impostor)).toBe("not_found");
    expect((await row(email))?.confirmed_at).not.toBeNull();
    const { body } = await accounts.shop.call("exportMyData", { password: testPassword }, impostor);
    expect(body["newsletter"]).toEqual([]);
  });
});

async function isSubscribed(account: { token: string }): Promise<boolean> {
  return (await accounts.shop.call<WireUser>("getUser", {}, account)).body.newsletter;
}

describe("a customer who has proved the address", () => {
  test("subscribes and unsubscribes at once", async () => {
    const account = await accounts.registerProved();
    expect(await subscribe(account.email, account)).toBe("successful");
    expect(await isSubscribed(account)).toBe(true);
    expect(await subscribe(account.email, account)).toBe("subscribed");
    expect(await subscribe(newEmail(), account)).toBe("doi_pending");
    expect(await status("newsletterUnsubscribe", { email: newEmail() }, account)).toBe("not_found");
    expect(await status("newsletterUnsubscribe", {}, account)).toBe("successful");
    expect(await isSubscribed(account)).toBe(false);
    expect(await status("newsletterUnsubscribe", {}, account)).toBe("not_found");
    expect(await row(account.email)).toBeUndefined();
  });

  test("is subscribed with the proof when they wished it with the registration", async () => {
    const account = await accounts.register({ newsletter: true });
    expect(await row(account.email)).toBeUndefined();
    await accounts.shop.call("verifyEmail", { token: await accounts.tokenOf("verify-email", account.email) }, account);
    expect(await isSubscribed(account)).toBe(true);
  });

  test("keeps the newsletter when the address changes", async () => {
    const account = await accounts.registerProved({ newsletter: true });
    const email = newEmail();
    await accounts.shop.call("updateShopUser", { email, password: testPassword }, account);
    await accounts.shop.call("confirmEmailChange", { token: await accounts.tokenOf("change-email", account.email) });
    expect([await row(account.email), (await row(email))?.confirmed_at]).toEqual([undefined, expect.any(Date)]);
    expect(await isSubscribed(account)).toBe(true);
  });
});

describe("the link that unsubscribes", () => {
  test("works as often as it is opened and forgets the address", async () => {
    const account = await accounts.registerProved({ newsletter: true });
    const token = await link("newsletter-unsubscribe", account.email);
    expect(await status("newsletterUnsubscribe", { token })).toBe("successful");
    expect(await status("newsletterUnsubscribe", { token })).toBe("successful");
    expect(await row(account.email)).toBeUndefined();
    expect((await accounts.shop.call<WireUser>("getUser", {}, account)).body.newsletter).toBe(false);
  });

  test("changed, made up or meant for confirming it does nothing, and neither does nothing at all", async () => {
    const account = await accounts.registerProved({ newsletter: true });
    const token = await link("newsletter-unsubscribe", account.email);
    const signature = token.split(".")[1] ?? "";
    const wrongs = [
      `${randomUUID()}.${signature}`,
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      await link("newsletter-confirm", account.email),
      linkToken("newsletter-unsubscribe", (await row(account.email))?.subscription_id ?? "", "another secret"),
      "",
      "x",
    ];
    for (const wrong of wrongs) expect(await status("newsletterUnsubscribe", { token: wrong })).toBe("not_found");
    for (const wrong of [token, "", "x"]) expect(await status("newsletterConfirm", { token: wrong })).toBe("not_found");
    expect((await accounts.shop.call("newsletterUnsubscribe", { email: account.email })).status).toBe(401);
    expect((await row(account.email))?.confirmed_at).not.toBeNull();
  });
});

test("too many sign-ups from one address of the network wait", async () => {
  const limited = await AccountShop.open({ rateLimits: true });
  const statuses: number[] = [];
  for (let index = 0; index < 101; index += 1) {
    const response = await limited.shop.call(
      "newsletterSubscribe",
      { email: `a${index}@voorbeeld.nl`, consents: { newsletter: true } },
      { headers: { "x-forwarded-for": "203.0.113.9" } },
    );
    statuses.push(response.status);
  }
  expect([statuses[99], statuses[100]]).toEqual([200, 429]);
  await limited.close();
});
