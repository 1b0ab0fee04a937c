import { createHash } from "node:crypto";

import { formatMoney } from "@warmeland/schema/rules/format-money.ts";

import { style } from "./hosted-page-style.ts";
import { centsOf, possibleStatuses, type SandboxPayment, type SandboxStatus } from "./sandbox-payment.ts";
import nl from "./texts/nl.json" with { type: "json" };

type Texts = typeof nl;

// the order in which the buttons are shown; the likeliest first
const buttons: readonly SandboxStatus[] = ["paid", "authorized", "pending", "failed", "expired", "canceled"];
const styleHash = createHash("sha256").update(style).digest("base64");

/** The page on which a shopper pays: plain HTML that works without JavaScript. */
export function hostedPage(payment: SandboxPayment): Response {
  const texts: Texts = nl;
  const possible = possibleStatuses(payment);
  const cents = centsOf(payment.amount);
  const money = formatMoney(cents, payment.amount.currency, texts.language);
  const method = payment.method === null ? "" : row(texts.method, textOf(texts, payment.method));
  const content = `
    <p class="banner">${texts.banner}</p>
    <dl>${row(texts.amount, `<strong>${escapeHtml(money)}</strong>`)}${row(texts.description, escapeHtml(payment.description))}${method}</dl>
    ${possible.length > 0 ? choices(texts, possible) : over(texts, payment)}`;
  return page(texts, content, 200, new URL(payment.redirectUrl).origin);
}

/** The page of a payment that does not exist. */
export function unknownPaymentPage(): Response {
  return page(nl, `<p>${nl.notFound}</p>`, 404);
}

function choices(texts: Texts, possible: readonly SandboxStatus[]): string {
  const shown = buttons.filter((status) => possible.includes(status));
  const rendered = shown
    .map((status) => `<button name="status" value="${status}" class="${status}">${textOf(texts, status)}</button>`)
    .join("");
  return `<form method="post"><fieldset><legend>${texts.choose}</legend>${rendered}</fieldset></form>`;
}

function over(texts: Texts, payment: SandboxPayment): string {
  const status = textOf(texts, payment.status).toLowerCase();
  return `<p>${texts.over.replace("{status}", status)}</p><p><a href="${escapeHtml(payment.redirectUrl)}">${texts.back}</a></p>`;
}

function row(term: string, html: string): string {
  return `<div><dt>${term}</dt><dd>${html}</dd></div>`;
}

function textOf(texts: Texts, key: string): string {
  return escapeHtml((texts as Readonly<Record<string, string>>)[key] ?? key);
}

function page(texts: Texts, content: string, status: number, returnOrigin = ""): Response {
  const html = `<!doctype html>
<html lang="${texts.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title} | ${texts.shop}</title><style>${style}</style></head>
<body><header><span class="stripe"></span>${texts.shop}</header><main><h1>${texts.title}</h1>${content}</main></body>
</html>`;
  // browsers apply form-action to the redirect after the form as well, so it names the shop the payment returns to
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${returnOrigin}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
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

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
