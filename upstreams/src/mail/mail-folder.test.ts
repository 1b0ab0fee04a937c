import { chmod, mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword } from "#upstreams/rpc/testing/account-shop.ts";
import { discardOldAccountData } from "#upstreams/rpc/customers/discard-old-account-data.ts";

import { createMailTransport, type Mail } from "./mail-transport.ts";

const day = 24 * 3_600_000;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mail-folder-"));
});
afterEach(() => rm(folder, { recursive: true }));

const from = "Warmeland <bestellingen@warmeland.example>";
const mail = (key: string): Mail => ({
  key,
  to: { name: "Zoë", address: newEmail() },
  subject: "Dag",
  html: "<p>Dag</p>",
  text: "Dag",
});

test("files of mails are for the shop's own eyes, in a folder that was open before too", async () => {
  const inside = path.join(folder, "mail");
  for (const place of [inside, folder]) {
    await chmod(folder, 0o755);
    await createMailTransport({ smtpUrl: "", folder: place, from }).send(mail("welcome.1"));
    expect((await stat(place)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(place, "welcome.1.eml"))).mode & 0o777).toBe(0o600);
  }
});

test("mails are gone after thirty days", async () => {
  const accounts = await AccountShop.open();
  const { services } = accounts.shop.upstream;
  const transport = createMailTransport({ smtpUrl: "", folder: accounts.shop.folder, from });
  for (const [key, age] of [
    ["welcome.old", 31],
    ["welcome.new", 29],
  ] as const) {
    await transport.send(mail(key));
    const at = new Date(accounts.shop.now.getTime() - age * day);
    await utimes(path.join(accounts.shop.folder, `${key}.eml`), at, at);
  }
  await discardOldAccountData(services);
  expect((await readdir(accounts.shop.folder)).filter((name) => name.startsWith("welcome."))).toEqual([
    "welcome.new.eml",
  ]);
  await accounts.close();
});

test("mails to a customer are gone with the account, and nobody else's", async () => {
  const accounts = await AccountShop.open({ background: true });
  const letters = async (email: string) =>
    (await accounts.shop.mails()).filter((source) => source.includes(email)).length;
  const [leaving, staying] = [await accounts.register(), await accounts.register()];
  for (const account of [leaving, staying]) {
    await expect.poll(() => letters(account.email), { timeout: 8000, interval: 50 }).toBe(1);
    await accounts.prove(account);
  }
  await accounts.shop.call("requestAccountDeletion", { password: testPassword }, leaving);
  await expect.poll(() => letters(leaving.email), { timeout: 8000, interval: 50 }).toBe(2);
  const token = await accounts.tokenOf("delete-account", leaving.email);
  expect((await accounts.shop.call("confirmAccountDeletion", { token })).status).toBe(204);
  expect([await letters(leaving.email), await letters(staying.email)]).toEqual([0, 1]);
  await accounts.close();
});
