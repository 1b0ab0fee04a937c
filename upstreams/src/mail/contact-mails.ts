import type { ContactTopic } from "@warmeland/schema/rules/contact-message.ts";
import { sql } from "kysely";

import { readShopDocument } from "#upstreams/rpc/checkout/read-checkout.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import type { MailSource } from "./mail-source.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";

interface Ticket {
  shop_id: number;
  ticket_number: string;
  topic: ContactTopic;
  name: string;
  email: string;
  order_number: string | null;
  message: string;
}

async function readTicket(source: MailSource, id: string): Promise<Ticket | undefined> {
  const { rows } = await sql<Ticket>`
    select shop_id, ticket_number, topic, name, email, order_number, message
    from contact_ticket where ticket_id = ${id}`.execute(source.db);
  return rows[0];
}

/** A message to the shop, to the shop, by its ticket's id; an answer goes to its sender. Null when it was erased. */
export async function contactTicketMail(source: MailSource, id: string): Promise<Mail | null> {
  const ticket = await readTicket(source, id);
  if (!ticket) return null;
  const { shop_id: shopId, ticket_number: number, topic, name, email, order_number: orderNumber, message } = ticket;
  const shop = await readShopDocument(source.db, shopId);
  const texts = mailTexts(shopId);
  const { contact } = texts;
  const subject = fillText(contact.ticket.subject, { number, topic: contact.topics[topic] });
  return {
    ...letterMail(
      {
        key: `contact-ticket.${id}`,
        to: { name: shop.name, address: shop.contact.email },
        subject,
        preview: subject,
        heading: subject,
        paragraphs: paragraphsOf(message),
        facts: [
          [contact.ticket.from, `${name} <${email}>`],
          ...(orderNumber === null ? [] : [[contact.ticket.order, orderNumber] as const]),
        ],
        closing: [fillText(contact.ticket.console, { number })],
      },
      shop,
      texts,
    ),
    replyTo: { name, address: email },
  };
}

/** Tells its sender that a message has come, by its ticket's id. It repeats nothing of it: anybody can type an address. */
export async function contactReceiptMail(source: MailSource, id: string): Promise<Mail | null> {
  const ticket = await readTicket(source, id);
  if (!ticket) return null;
  const { shop_id: shopId, ticket_number: number, email } = ticket;
  const shop = await readShopDocument(source.db, shopId);
  const texts = mailTexts(shopId);
  const { contact } = texts;
  const { phone, phoneHours: hours } = shop.contact;
  return letterMail(
    {
      key: `contact-receipt.${id}`,
      to: { name: "", address: email },
      subject: fillText(contact.receipt.subject, { number }),
      preview: contact.receipt.preview,
      heading: contact.receipt.heading,
      paragraphs: [contact.receipt.intro],
      facts: [[contact.receipt.number, number]],
      closing: [fillText(contact.receipt.closing, { phone, hours })],
    },
    shop,
    texts,
  );
}

/** The answer to a message, by its own id; null when it was erased. */
export async function contactAnswerMail(source: MailSource, answerId: string): Promise<Mail | null> {
  const { rows } = await sql<{ ticket_id: string; message: string }>`
    select ticket_id, message from contact_answer where answer_id = ${answerId}`.execute(source.db);
  const [answer] = rows;
  const ticket = answer && (await readTicket(source, answer.ticket_id));
  if (!ticket) return null;
  const { shop_id: shopId, ticket_number: number, name, email } = ticket;
  const shop = await readShopDocument(source.db, shopId);
  const texts = mailTexts(shopId);
  const { contact, confirmation } = texts;
  return {
    ...letterMail(
      {
        key: `contact-answer.${answerId}`,
        to: { name, address: email },
        subject: fillText(contact.answer.subject, { number }),
        preview: fillText(contact.answer.preview, { shop: shop.name }),
        heading: contact.answer.heading,
        paragraphs: [fillText(confirmation.greeting, { name }), ...paragraphsOf(answer.message)],
        closing: [fillText(contact.answer.closing, { number }), contact.answer.before, ...paragraphsOf(ticket.message)],
      },
      shop,
      texts,
    ),
    replyTo: { name: shop.name, address: shop.contact.email },
  };
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}
