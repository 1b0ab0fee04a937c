import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import { html, type Html } from "#upstreams/html.ts";

import { fillText } from "./fill-text.ts";
import { mailButton, type MailLink } from "./mail-button.ts";
import { mailLayout, mailStyle } from "./mail-layout.ts";
import type { MailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";

const { line, muted, display } = mailStyle;

/** What a mail of a few sentences says; every text is plain. */
export interface Letter {
  key: string;
  to: Mail["to"];
  subject: string;
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Labels with their values, as a small table. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The one thing the reader may do; the address is written out in the text form. */
  action?: MailLink;
  /** What stands below the action, such as what to do when one did not ask for the mail. */
  closing?: readonly string[];
}

/** A mail in the shop's look and language from a few sentences, as HTML and as text. */
export function letterMail(letter: Letter, shop: ShopDocument, { language, confirmation }: MailTexts): Mail {
  const legal = fillText(confirmation.legal, { ...shop.contact, company: shop.contact.companyName });
  return {
    key: letter.key,
    to: letter.to,
    subject: letter.subject,
    html: mailLayout({
      language,
      shopName: shop.name,
      title: letter.subject,
      preview: letter.preview,
      body: asHtml(letter),
      footer: legal,
    }).source,
    text: asText(letter, legal),
  };
}

function asHtml({ heading, paragraphs, facts = [], action, closing = [] }: Letter): Html {
  const cell = `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top`;
  return html`<h1 style="margin:0 0 16px;font-family:${display};font-size:28px;font-weight:500;line-height:1.15">
      ${heading}
    </h1>
    ${paragraphs.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}
    ${
      facts.length > 0
        ? html`<table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            style="margin:8px 0 16px"
          >
            ${facts.map(
              ([label, value]) =>
                html`<tr>
                  <td style="${cell};color:${muted}">${label}</td>
                  <td style="${cell};text-align:right">${value}</td>
                </tr>`,
            )}
          </table>`
        : html``
    }
    ${action ? mailButton(action) : html``}
    ${closing.map((text) => html`<p style="margin:0 0 8px;color:${muted};font-size:15px">${text}</p>`)}`;
}

function asText({ heading, paragraphs, facts = [], action, closing = [] }: Letter, legal: string): string {
  const sections = [
    [heading],
    ...paragraphs.map((text) => [text]),
    facts.map(([label, value]) => `${label}: ${value}`),
    action ? [`${action.label}:`, action.url] : [],
    ...closing.map((text) => [text]),
    [legal],
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
