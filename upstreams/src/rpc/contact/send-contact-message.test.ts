import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { answerTicket } from "#upstreams/console/tickets/answer-ticket.ts";
import { closeTicket } from "#upstreams/console/tickets/close-ticket.ts";
import { listTickets } from "#upstreams/console/tickets/list-tickets.ts";
import { showTicket } from "#upstreams/console/tickets/show-ticket.ts";
import { type MailJob } from "#upstreams/mail/mail-outbox.ts";
import { renderMail } from "#upstreams/mail/mail-templates.ts";

import { discardOldAccountData } from "../customers/discard-old-account-data.ts";
import { AccountShop, newEmail, testPassword } from "../testing/account-shop.ts";

const day = 24 * 3_600_000;
let accounts: AccountShop;

beforeAll(async () => {
  accounts = await AccountShop.open();
});
afterAll(() => accounts.close());

const message = (change: object = {}) => ({
  topic: "ADVICE",
  name: "Sanne de Wit",
  email: newEmail(),
  message: "Welk matras past bij 90 kilo?\n\nIk lig op mijn zij.",
  idempotencyKey: randomUUID(),
  website: "",
  secondsSpent: 40,
  ...change,
});

const send = (payload: object, sent: { token?: string } = {}) =>
  accounts.shop.call<{ number: string; code: string; errors: { field: string }[] }>(
    "sendContactMessage",
    payload,
    sent,
  );

const stored = (email: string) =>
  accounts.shop.db.selectFrom("contact_ticket").selectAll().where("email", "=", email).execute();

function mailOf(job: MailJob) {
  const { services } = accounts.shop.upstream;
  return renderMail(
    { db: services.db, secret: services.secret, publicUrl: "https://shop.example", now: services.now },
    job,
  );
}

describe("a message", () => {
  test("is stored once, however often and however fast it is sent, with one mail to the shop and one to its sender", async () => {
    const sent = message({ orderNumber: "WL-7K3M-9QXD" });
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(sent)));
    const numbers = new Set(responses.map(({ body }) => body.number));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect([...numbers]).toEqual([expect.stringMatching(/^V-\d{4}-\d{4}$/)]);
    const [ticket, ...others] = await stored(sent.email);
    expect(others).toEqual([]);
    const id = ticket!.ticket_id;
    for (const template of ["contact-ticket", "contact-receipt"] as const)
      expect((await accounts.jobs(template)).filter((job) => job.id === id)).toHaveLength(1);
    const toShop = await mailOf({ template: "contact-ticket", id });
    expect(toShop).toMatchObject({ replyTo: { name: "Sanne de Wit", address: sent.email } });
    expect(toShop?.text).toContain("Ik lig op mijn zij.");
    expect(toShop?.to.address).not.toBe(sent.email);
  });

  test("is repeated by nothing that goes to an address anybody can type, which gets one mail in a quarter of an hour", async () => {
    const email = newEmail();
    await send(message({ email, name: "Koop nu", message: "https://spam.example" }));
    await send(message({ email }));
    const tickets = await stored(email);
    const ids = new Set(tickets.map(({ ticket_id: id }) => id));
    const jobs = (await accounts.jobs("contact-receipt")).filter(({ id }) => ids.has(id));
    expect(jobs).toHaveLength(1);
    const mail = await mailOf({ template: "contact-receipt", id: jobs[0]!.id });
    expect(mail?.to).toEqual({ name: "", address: email });
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Koop nu|spam\.example/);
  });

  test.each([
    ["fills in what people do not see", { website: "https://spam.example" }],
    ["is faster than people", { secondsSpent: 1 }],
  ])("of a robot, which %s, is refused and leaves nothing", async (_what, signs) => {
    const sent = message(signs);
    expect(await send(sent)).toMatchObject({ status: 422, body: { code: "looks-automated" } });
    expect(await stored(sent.email)).toEqual([]);
    expect((await send({ ...sent, website: "", secondsSpent: null })).status).toBe(200);
  });

  test("with the key of somebody else's, or that is empty or too long, is refused", async () => {
    const taken = message();
    await send(taken);
    expect((await send(message({ idempotencyKey: taken.idempotencyKey }))).status).toBe(400);
    for (const change of [{ message: " " }, { message: "x".repeat(4001) }, { topic: "SPAM" }, { email: "geen" }])
      expect((await send(message(change))).body.errors.map(({ field }) => field)).toEqual(Object.keys(change));
  });

  test("of one address too often in a quarter of an hour has to wait", async () => {
    const limited = await AccountShop.open({ rateLimits: true });
    const email = newEmail();
    const responses = [];
    for (let count = 0; count < 11; count += 1)
      responses.push((await limited.shop.call("sendContactMessage", message({ email }))).status);
    await limited.close();
    expect(responses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

test("the console lists, shows, answers and closes, and the answer is a mail to the sender", async () => {
  const { services } = accounts.shop.upstream;
  const sent = message();
  const { number } = (await send(sent)).body;
  const listed = async (options: Record<string, boolean> = {}) => {
    const result = await listTickets.run(services, { words: [], options });
    return "rows" in result ? result.rows.filter((row) => row["number"] === number) : [];
  };
  expect(await listed()).toMatchObject([{ topic: "ADVICE", name: "Sanne de Wit", closed: "" }]);
  await answerTicket.run(services, { words: [number], options: { text: "Neem stevig.\n\nGroet, Jan" } });
  expect(await listed()).toEqual([]);
  expect(await listed({ all: true })).toHaveLength(1);
  const shown = await showTicket.run(services, { words: [number], options: {} });
  expect(shown).toMatchObject({ facts: { email: sent.email, answers: expect.stringContaining("Neem stevig.") } });
  const [answer] = await accounts.shop.db
    .selectFrom("contact_answer as a")
    .innerJoin("contact_ticket as t", "t.ticket_id", "a.ticket_id")
    .select("a.answer_id")
    .where("t.ticket_number", "=", number)
    .execute();
  expect((await accounts.jobs("contact-answer")).map(({ id }) => id)).toContain(answer!.answer_id);
  const mail = await mailOf({ template: "contact-answer", id: answer!.answer_id });
  expect(mail?.to).toEqual({ name: "Sanne de Wit", address: sent.email });
  expect(mail?.text).toContain("Groet, Jan");
  expect(mail?.text).toContain("Welk matras past bij 90 kilo?");
  await closeTicket.run(services, { words: [number], options: {} });
  await expect(answerTicket.run(services, { words: ["V-0"], options: { text: "x" } })).rejects.toThrow("no ticket");
});

test("messages are in what a customer exports, go with the account, and are forgotten in time", async () => {
  const account = await accounts.registerProved();
  const signedIn = message();
  await send(signedIn, account);
  await send(message({ email: account.email }));
  const { body } = await accounts.shop.call<{ messages: { email: string }[] }>(
    "exportMyData",
    { password: testPassword },
    account,
  );
  expect(body.messages.map(({ email }) => email).toSorted()).toEqual([signedIn.email, account.email].toSorted());
  await accounts.shop.call("requestAccountDeletion", { password: testPassword }, account);
  await accounts.shop.call("confirmAccountDeletion", {
    token: await accounts.tokenOf("delete-account", account.email),
  });
  expect([...(await stored(signedIn.email)), ...(await stored(account.email))]).toEqual([]);

  const open = message();
  const closed = message();
  await send(open);
  const { services } = accounts.shop.upstream;
  await closeTicket.run(services, { words: [(await send(closed)).body.number], options: {} });
  const after = async (days: number) => {
    const at = new Date(services.now().getTime() + days * day);
    await discardOldAccountData({ db: services.db, outbox: services.outbox, now: () => at });
    return [(await stored(open.email)).length, (await stored(closed.email)).length];
  };
  expect(await after(364)).toEqual([1, 1]);
  expect(await after(366)).toEqual([1, 0]);
  expect(await after(731)).toEqual([0, 0]);
});
