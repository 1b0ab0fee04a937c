import { afterAll, beforeAll, expect, test } from "vitest";

import { createMailTransport, MailRefusedError, type Mail, type MailTransport } from "./mail-transport.ts";
import { openSmtpSink, type SmtpSink } from "./testing/smtp-sink.ts";

let sink: SmtpSink;
let transport: MailTransport;

beforeAll(async () => {
  sink = await openSmtpSink();
  transport = createMailTransport({
    smtpUrl: sink.url,
    folder: "",
    from: "Warmeland <bestellingen@warmeland.example>",
  });
});
afterAll(() => sink.close());

function mailTo(address: string): Mail {
  return {
    key: "order-confirmation.1",
    to: { name: "Zoë de Wit", address },
    subject: "Uw bestelling",
    html: "<p>€ 12,95</p>",
    text: "€ 12,95",
  };
}

test("a message leaves over SMTP with its own Message-ID, in both forms", async () => {
  await transport.send(mailTo("zoe@voorbeeld.nl"));
  const [message] = sink.messages;
  expect(message).toMatch(/^Message-ID:\s+<order-confirmation\.1@warmeland\.example>/m);
  expect(message).toMatch(/^From: Warmeland <bestellingen@warmeland\.example>/m);
  expect(message).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(message).toContain("Content-Type: text/plain; charset=utf-8");
  expect(message).toContain("Content-Type: text/html; charset=utf-8");
});

test("what a server refuses for good differs from what may be tried again", async () => {
  await expect(transport.send(mailTo("poison@voorbeeld.nl"))).rejects.toBeInstanceOf(MailRefusedError);
  const later = await transport.send(mailTo("busy@voorbeeld.nl")).catch((error: unknown) => error);
  expect(later).toBeInstanceOf(Error);
  expect(later).not.toBeInstanceOf(MailRefusedError);
  const nobody = createMailTransport({ smtpUrl: "smtp://127.0.0.1:1", folder: "", from: "a@b.nl" });
  await expect(nobody.send(mailTo("zoe@voorbeeld.nl"))).rejects.not.toBeInstanceOf(MailRefusedError);
});
