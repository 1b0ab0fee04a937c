import { createHash } from "node:crypto";

import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import { html, Html } from "#upstreams/html.ts";

import { style } from "./hosted-page-style.ts";
import { type HostedTexts, hostedTexts } from "./hosted-texts.ts";
import { centsOf, possibleStatuses, type SandboxPayment, type SandboxStatus } from "./sandbox-payment.ts";

// the order in which the buttons are shown; the likeliest first
const buttons: readonly SandboxStatus[] = ["paid", "authorized", "pending", "failed", "expired", "canceled"];
const styleHash = createHash("sha256").update(style).digest("base64");
// made as text: a formatter that indents templates would put spaces into the element, and its hash would no longer fit
const styleElement = new Html(`<style>${style}</style>`);

/** The page on which a shopper pays: plain HTML that works without JavaScript. */
export function hostedPage(payment: SandboxPayment): Response {
  const texts = hostedTexts(payment.locale);
  const possible = possibleStatuses(payment);
  const money = formatMoney(centsOf(payment.amount), payment.amount.currency, texts.language);
  const rows = [
    row(texts.amount, html`<strong>${money}</strong>`),
    row(texts.description, html`${payment.description}`),
  ];
  if (payment.method !== null) rows.push(row(texts.method, html`${textOf(texts, payment.method)}`));
  const outcome = possible.length > 0 ? choices(texts, possible) : over(texts, payment);
  return page(
    texts,
    html`<p class="banner">${texts.banner}</p>
      <dl>${rows}</dl>
      ${outcome}`,
    200,
    sourceOf(payment.redirectUrl),
  );
}

/** How a content policy names an address: by its origin, that of an app by its scheme. */
function sourceOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}

/** The page of a payment that does not exist. */
export function unknownPaymentPage(): Response {
  const texts = hostedTexts(null);
  return page(texts, html`<p>${texts.notFound}</p>`, 404);
}

function choices(texts: HostedTexts, possible: readonly SandboxStatus[]): Html {
  const shown = buttons.filter((status) => possible.includes(status));
  const rendered = shown.map(
    (status) => html`<button name="status" value="${status}" class="${status}">${textOf(texts, status)}</button>`,
  );
  return html`<form method="post">
    <fieldset>
      <legend>${texts.choose}</legend>
      ${rendered}
    </fieldset>
  </form>`;
}

function over(texts: HostedTexts, payment: SandboxPayment): Html {
  const status = textOf(texts, payment.status).toLowerCase();
  return html`<p>${texts.over.replace("{status}", status)}</p>
    <p><a href="${payment.redirectUrl}">${texts.back}</a></p>`;
}

function row(term: string, value: Html): Html {
  return html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;
}

function textOf(texts: HostedTexts, key: string): string {
  return (texts as Readonly<Record<string, string>>)[key] ?? key;
}

function page(texts: HostedTexts, content: Html, status: number, returnOrigin = ""): Response {
  const document = html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} | ${texts.shop}</title>
        ${styleElement}
      </head>
      <body>
        <header><span class="stripe"></span>${texts.shop}</header>
        <main>
          <h1>${texts.title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  // browsers apply form-action to the redirect after the form as well, so it names the shop the payment returns to
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action 'self' ${returnOrigin}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(document.source, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}
