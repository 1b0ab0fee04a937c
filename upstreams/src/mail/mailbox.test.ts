import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createMailTransport } from "./mail-transport.ts";
import { createMailbox } from "./mailbox.ts";

let folder: string;
let get: (url: string) => Promise<Response>;

beforeAll(async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), "mailbox-"));
  folder = path.join(parent, "mail");
  await writeFile(path.join(parent, "secret.eml"), "Subject: secret\r\n\r\nsecret");
  const { handle } = createMailbox({ folder });
  get = (url) => handle(new Request(`http://shop.test${url}`));
});
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

test("an empty mailbox says so; a mail is listed and shown in both forms", async () => {
  expect(await (await get("/dev/mail")).text()).toContain("Er is nog geen e-mail verstuurd");
  await createMailTransport({ smtpUrl: "", folder, from: "Warmeland <bestellingen@warmeland.example>" }).send({
    key: "order-confirmation.1",
    to: { name: "Zoë <b>", address: "zoe@voorbeeld.nl" },
    subject: "Uw bestelling <1> bij Warmeland",
    html: "<p>Beste Zoë</p><script>alert(1)</script>",
    text: "Beste Zoë,\n€ 12,95",
  });
  const list = await (await get("/dev/mail")).text();
  expect(list).toContain("Uw bestelling &#60;1&#62; bij Warmeland");
  expect(list).toContain("zoe@voorbeeld.nl");
  const page = await (await get("/dev/mail/order-confirmation.1.eml")).text();
  expect(page).toContain("€ 12,95");
  expect(page).toContain('src="/dev/mail/order-confirmation.1.eml/html"');
  const body = await get("/dev/mail/order-confirmation.1.eml/html");
  expect(await body.text()).toContain("<p>Beste Zoë</p>");
  expect(body.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
});

test("links of a mail open the shop, in both forms", async () => {
  await createMailTransport({ smtpUrl: "", folder, from: "Warmeland <bestellingen@warmeland.example>" }).send({
    key: "password-reset.1",
    to: { name: "Zoë", address: "zoe@voorbeeld.nl" },
    subject: "Kies een nieuw wachtwoord",
    html: '<html><head></head><body><a href="http://localhost:3000/x?token=a-b">Kies</a></body></html>',
    text: "Kies:\nhttp://localhost:3000/x?token=a-b\n<http://localhost:3000/>",
  });
  const page = await (await get("/dev/mail/password-reset.1.eml")).text();
  expect(page).toContain('<a href="http://localhost:3000/x?token=a-b">http://localhost:3000/x?token=a-b</a>');
  expect(page).toContain('&#60;<a href="http://localhost:3000/">');
  const body = await get("/dev/mail/password-reset.1.eml/html");
  expect(await body.text()).toContain('<head><base target="_top" />');
  expect(body.headers.get("content-security-policy")).toContain("sandbox allow-top-navigation-by-user-activation");
});

test.each([
  "/dev/mail/..%2fsecret.eml",
  "/dev/mail/../secret.eml",
  "/dev/mail/.eml",
  "/dev/mail/none.eml",
  "/dev/mail/%00.eml",
  "/dev/mail/order-confirmation.1.eml.part",
])("%s shows nothing", async (url) => {
  const response = await get(url);
  expect(await response.text()).not.toContain("secret");
  expect(response.status).toBe(404);
});
