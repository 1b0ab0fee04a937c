import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import PostalMime, { type Email } from "postal-mime";

import type { Handler } from "#upstreams/handler.ts";
import { html, Html } from "#upstreams/html.ts";

import { mailStyle } from "./mail-layout.ts";
import { mailTexts } from "./texts/mail-texts.ts";

const { mailbox: texts, language } = mailTexts(defaultShop.shopId);
const fileName = /^[\w-][\w.-]*\.eml$/;
const mailPolicy =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'";
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Shows the `.eml` files of a folder: `/dev/mail` lists them, `/dev/mail/{file}` shows one, `/dev/mail/{file}/html` its formatted form alone.
 * For the demonstration only: whoever reaches it reads every customer's mail.
 */
export function createMailbox(options: { folder: string }): { handle: Handler } {
  return {
    handle: async (request) => {
      if (request.method !== "GET" && request.method !== "HEAD")
        return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
      const { pathname } = new URL(request.url);
      const [, file, form] = /^\/dev\/mail(?:\/([^/]*)(?:\/(html))?)?$/.exec(pathname) ?? [pathname, pathname];
      if (!file) return page(texts.title, await list(options.folder), 200);
      const mail = fileName.test(file) ? await readMail(path.join(options.folder, file)) : undefined;
      if (!mail) return page(texts.title, html`<p>${texts.notFound}</p>`, 404);
      // a link of a mail opens the shop instead of the frame
      if (form === "html")
        return respond((mail.html ?? "").replace("<head>", '<head><base target="_top" />'), 200, mailPolicy);
      return page(mail.subject ?? texts.title, view(file, mail), 200);
    },
  };
}

async function list(folder: string): Promise<Html> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
  if (names.length === 0) return html`<p>${texts.empty}</p>`;
  const found = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(path.join(folder, name))).mtimeMs,
      mail: await readMail(path.join(folder, name)),
    })),
  );
  const rows = found
    .sort((a, b) => b.at - a.at)
    .slice(0, 200)
    .map(
      ({ name, at, mail }) =>
        html`<tr>
          <td>${new Date(at).toLocaleString(language, { timeZone: "Europe/Amsterdam" })}</td>
          <td>${recipients(mail)}</td>
          <td><a href="/dev/mail/${name}">${mail?.subject ?? name}</a></td>
        </tr>`,
    );
  return html`<p>${texts.intro}</p>
    <table>
      <thead>
        <tr>
          <th>${texts.date}</th>
          <th>${texts.to}</th>
          <th>${texts.subject}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function view(file: string, mail: Email): Html {
  const sender = mail.from ? `${mail.from.name} <${mail.from.address ?? ""}>` : "";
  return html`<p><a href="/dev/mail">${texts.back}</a></p>
    <dl>
      <dt>${texts.from}</dt>
      <dd>${sender}</dd>
      <dt>${texts.to}</dt>
      <dd>${recipients(mail)}</dd>
      <dt>Message-ID</dt>
      <dd>${mail.messageId ?? ""}</dd>
    </dl>
    <h2>${texts.html}</h2>
    <iframe
      src="/dev/mail/${file}/html"
      title="${texts.html}"
      sandbox="allow-top-navigation-by-user-activation"
    ></iframe>
    <h2>${texts.text}</h2>
    <pre>${withLinks(mail.text ?? "")}</pre>`;
}

function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function recipients(mail: Email | undefined): string {
  return (mail?.to ?? []).map(({ name, address }) => `${name} <${address ?? ""}>`).join(", ");
}

async function readMail(file: string): Promise<Email | undefined> {
  const source = await readFile(file).catch(() => undefined);
  return source && PostalMime.parse(source);
}

function page(title: string, content: Html, status: number): Response {
  const { night, wool, line, muted, sans } = mailStyle;
  const style = `body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:1rem/1.55 ${sans};color:${night}}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem;border-bottom:1px solid ${line};vertical-align:top}dt{color:${muted}}dd{margin:0 0 .5rem}iframe{width:100%;height:46rem;border:1px solid ${line}}pre{white-space:pre-wrap;background:${wool};padding:1rem}`;
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
  return respond(document.source, status, pagePolicy);
}

function respond(body: string, status: number, policy: string): Response {
  return new Response(body, {
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
