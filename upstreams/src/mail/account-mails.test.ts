import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { issueBirthdayVouchers } from "#upstreams/rpc/birthdays/issue-birthday-vouchers.ts";
import { AccountShop, newEmail, testPassword } from "#upstreams/rpc/testing/account-shop.ts";

let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open({ background: true });
});
afterAll(() => accounts.close());

const call: AccountShop["shop"]["call"] = (...question) => accounts.shop.call(...question);

/** The mail with a subject to an address, once it has left. */
async function mailTo(address: string, subject: string): Promise<Email> {
  const find = async (): Promise<Email | undefined> => {
    const mails = await Promise.all((await accounts.shop.mails()).map((source) => PostalMime.parse(source)));
    return mails.find((mail) => mail.to?.[0]?.address === address && mail.subject?.includes(subject));
  };
  await expect.poll(find, { timeout: 8000, interval: 50 }).toBeDefined();
  const mail = (await find())!;
  for (const form of [mail.html ?? "", mail.text ?? ""]) {
    expect(form).toContain("Warmeland B.V.");
    expect(form).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
  }
  expect(mail.html).toMatch(/^<!doctype html>/);
  return mail;
}

/** The link of a mail, which both forms carry. */
function linkOf(mail: Email): URL {
  const [link = ""] = /https?:\/\/\S+\?token=[\w.-]+/.exec(mail.text ?? "") ?? [];
  expect(mail.html).toContain(`href="${link}"`);
  return new URL(link);
}

describe("the mails of an account", () => {
  test("welcome a customer and bring the link that proves the address", async () => {
    const account = await accounts.register({ newsletter: true });
    const mail = await mailTo(account.email, "Welkom bij Warmeland");
    expect(mail.text).toMatch(/Beste Femke Bakker,[^]*nieuwsbrief/);
    const link = linkOf(mail);
    expect([link.origin, link.pathname]).toEqual(["http://localhost:3000", "/e-mail-bevestigen"]);
    expect((await call("verifyEmail", { token: link.searchParams.get("token") }, account)).status).toBe(204);
    const news = await mailTo(account.email, "aangemeld voor de nieuwsbrief");
    const away = linkOf(news);
    expect(away.pathname).toBe("/nieuwsbrief/afmelden");
    expect(news.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(`<${away.href}>`);
    expect((await call("newsletterUnsubscribe", { token: away.searchParams.get("token") })).body["status"]).toBe(
      "successful",
    );
  });

  test("link to the shop's own address whatever a request names, and bring a new password", async () => {
    const account = await accounts.register();
    await call(
      "forgotPassword",
      { email: account.email },
      {
        headers: {
          host: "evil.example",
          "x-forwarded-host": "evil.example",
          forwarded: "host=evil.example",
          origin: "https://evil.example",
        },
      },
    );
    const mail = await mailTo(account.email, "Kies een nieuw wachtwoord");
    expect(`${mail.html}${mail.text}`).not.toContain("evil");
    const link = linkOf(mail);
    expect([link.origin, link.pathname]).toEqual(["http://localhost:3000", "/wachtwoord-resetten"]);
    expect(
      (await call("resetPassword", { hash: link.searchParams.get("token"), password: "Nieuw-en-Zacht-7!" })).status,
    ).toBe(204);
    const notice = await mailTo(account.email, "Uw wachtwoord is gewijzigd");
    expect(notice.text).not.toContain("token=");
  });

  test("ask the new address, and tell the old one, when the address is to change", async () => {
    const account = await accounts.registerProved();
    const email = newEmail();
    await call("updateShopUser", { email, password: testPassword }, account);
    const link = linkOf(await mailTo(email, "Bevestig uw nieuwe e-mailadres"));
    expect((await mailTo(account.email, "Uw e-mailadres wordt gewijzigd")).text).not.toContain(email);
    expect((await call("confirmEmailChange", { token: link.searchParams.get("token") })).status).toBe(204);
  });

  test("ask whether an account is to be deleted, and say nothing once it is", async () => {
    const account = await accounts.registerProved();
    await call("requestAccountDeletion", { password: testPassword }, account);
    const mail = await mailTo(account.email, "account wilt verwijderen");
    const link = linkOf(mail);
    expect(link.pathname).toBe("/account-verwijderen");
    expect((await call("confirmAccountDeletion", { token: link.searchParams.get("token") })).status).toBe(204);
  });

  test("ask an address whether it wants the newsletter, without a name", async () => {
    const email = newEmail();
    await call("newsletterSubscribe", { email, consents: { newsletter: true } });
    const mail = await mailTo(email, "Bevestig uw aanmelding");
    expect(mail.text).not.toContain("Beste");
    expect((await call("newsletterConfirm", { token: linkOf(mail).searchParams.get("token") })).body["status"]).toBe(
      "successful",
    );
  });

  test("bring the birthday voucher with its code and its last day", async () => {
    const account = await accounts.registerProved({ birth_date: "1990-11-20", birthdayVoucher: true });
    await issueBirthdayVouchers(accounts.shop.upstream.services);
    const mail = await mailTo(account.email, "Gefeliciteerd, Femke!");
    expect(mail.text).toMatch(/Uw kortingscode: JARIG-\w{4}-\w{4}-\w{4}\nGeldig tot en met: 19 januari 2027/);
    expect(mail.text).toContain("10% korting");
  });

  test("leave out what a name tries to be", async () => {
    const account = await accounts.register({ last_name: "O'Neil-de Vries" });
    const mail = await mailTo(account.email, "Welkom");
    expect(mail.html).toContain("O&#39;Neil-de Vries");
    expect(mail.to?.[0]?.name).toBe("Femke O'Neil-de Vries");
  });
});
