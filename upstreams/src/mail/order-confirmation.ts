import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import { html, type Html } from "#upstreams/html.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";

import { confirmationContent, type ConfirmationContent, type ConfirmationLine } from "./confirmation-content.ts";
import { mailButton } from "./mail-button.ts";
import { mailLayout, mailStyle } from "./mail-layout.ts";
import type { Mail } from "./mail-transport.ts";
import type { OrderSuggestions } from "./suggestions/order-suggestions.ts";

const { night, line, muted, display } = mailStyle;
const cell = `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top`;
const heading = `margin:28px 0 8px;font-family:${display};font-size:20px;font-weight:500;line-height:1.25`;

/** The mail that confirms an order, as HTML and as text; `publicUrl` is where its photos and the pages of the shop are. */
export function orderConfirmation(
  order: StoredOrder,
  shop: ShopDocument,
  publicUrl: string,
  suggestions: OrderSuggestions | null = null,
): Mail {
  const content = confirmationContent(order, shop, publicUrl, suggestions);
  return {
    key: `order-confirmation.${order.orderId}`,
    to: { name: `${order.document.customer.firstName} ${order.document.customer.lastName}`, address: order.email },
    subject: content.title,
    html: asHtml(content, publicUrl).source,
    text: asText(content),
  };
}

function asHtml(content: ConfirmationContent, publicUrl: string): Html {
  const { texts } = content;
  const body = html` <h1 style="margin:0 0 16px;font-family:${display};font-size:28px;font-weight:500;line-height:1.15">
      ${texts.heading}
    </h1>
    <p style="margin:0 0 8px">${content.greeting}</p>
    <p style="margin:0 0 20px">${content.intro}</p>
    ${table(
      content.facts.map(
        ([label, value]) =>
          html`<tr>
            <td style="${cell};color:${muted}">${label}</td>
            <td style="${cell};text-align:right">${value}</td>
          </tr>`,
      ),
    )}
    ${mailButton(content.follow)}
    <h2 style="${heading}">${texts.items}</h2>
    ${table(content.lines.map((item) => itemRow(item, publicUrl)))}
    ${table(content.totals.map(([label, value], index) => totalRow(label, value, index === content.totals.length - 1)))}
    ${content.notes.map((note) => html`<p style="margin:4px 0 0;color:${muted};font-size:13px;text-align:right">${note}</p>`)}
    <h2 style="${heading}">${texts.delivery}</h2>
    ${content.deliveries.map((text) => html`<p style="margin:0 0 4px">${text}</p>`)}
    ${content.addresses.map(
      ([label, lines]) =>
        html`<h2 style="${heading}">${label}</h2>
          <p style="margin:0">${lines.map((text) => html`${text}<br />`)}</p>`,
    )}
    <p style="margin:28px 0 0;color:${muted};font-size:15px">
      ${content.help} <a href="${content.withdraw.url}" style="color:${night}">${content.withdraw.label}</a>
    </p>
    ${content.suggestions ? suggested(content.suggestions, publicUrl) : html``}`;
  return mailLayout({
    language: content.language,
    shopName: content.shopName,
    title: content.title,
    preview: texts.preview,
    body,
    footer: content.legal,
  });
}

function table(rows: readonly Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;
}

function mailPhoto({ file, alt }: NonNullable<ConfirmationLine["image"]>, publicUrl: string): Html {
  return html`<img
    src="${publicUrl}/images/${encodeURIComponent(file)}?w=160"
    width="80"
    height="60"
    alt="${alt}"
    style="display:block;border-radius:4px"
  />`;
}

function itemRow(item: ConfirmationLine, publicUrl: string): Html {
  return html`<tr>
    <td width="96" style="${cell}">${item.image ? mailPhoto(item.image, publicUrl) : html``}</td>
    <td style="${cell}">
      <strong>${item.name}</strong
      >${item.details.map((text) => html`<br /><span style="color:${muted};font-size:14px">${text}</span>`)}<br /><span
        style="font-size:14px"
        >${item.quantity}</span
      >
    </td>
    <td style="${cell};text-align:right;white-space:nowrap">${item.total}</td>
  </tr>`;
}

function suggested({ heading: title, items, notes, leave }: OrderSuggestions, publicUrl: string): Html {
  const link = `color:${night};text-decoration:none`;
  const rows = items.map(({ name, variant, price, image, url }) => {
    const photo = image ? html`<a href="${url}">${mailPhoto(image, publicUrl)}</a>` : html``;
    return html`<tr>
      <td width="96" style="${cell}">${photo}</td>
      <td style="${cell}">
        <a href="${url}" style="${link}"><strong>${name}</strong></a
        ><br /><span style="color:${muted};font-size:14px">${variant}</span>
      </td>
      <td style="${cell};text-align:right;white-space:nowrap">${price}</td>
    </tr>`;
  });
  return html`<h2 style="${heading}">${title}</h2>
    ${table(rows)}
    <p style="margin:8px 0 0;color:${muted};font-size:13px">
      ${notes.join(" ")} <a href="${leave.url}" style="color:${muted}">${leave.label}</a>
    </p>`;
}

function totalRow(label: string, value: string, isTotal: boolean): Html {
  const style = isTotal ? `padding:10px 0;font-weight:700;font-size:18px;color:${night}` : "padding:8px 0";
  return html`<tr>
    <td style="${style}">${label}</td>
    <td style="${style};text-align:right;white-space:nowrap">${value}</td>
  </tr>`;
}

function asText(content: ConfirmationContent): string {
  const { texts } = content;
  const sections: string[][] = [
    [texts.heading],
    [content.greeting, content.intro],
    pairs(content.facts),
    [`${content.follow.label}:`, content.follow.url],
    [
      texts.items,
      ...content.lines.map((item) => `- ${[item.name, ...item.details].join(", ")}: ${item.quantity} = ${item.total}`),
    ],
    [...pairs(content.totals), ...content.notes],
    [texts.delivery, ...content.deliveries],
    ...content.addresses.map(([label, lines]) => [label, ...lines]),
    [content.help],
    [`${content.withdraw.label}:`, content.withdraw.url],
    ...(content.suggestions ? suggestedLines(content.suggestions) : []),
    [content.legal],
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function suggestedLines({ heading: title, items, notes, leave }: OrderSuggestions): string[][] {
  return [
    [title],
    ...items.map(({ name, variant, price, url }) => [`- ${[name, variant].filter(Boolean).join(", ")}: ${price}`, url]),
    [...notes, `${leave.label}:`, leave.url],
  ];
}

function pairs(rows: readonly [label: string, value: string][]): string[] {
  return rows.map(([label, value]) => `${label}: ${value}`);
}
