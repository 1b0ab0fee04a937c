import { errors } from "#app/locale/texts/nl/errors.ts";
import { type HeaderRecord, nothingAllowed } from "#server/security-headers.ts";

/** For when not even the error page can be rendered: no script, no style, only words. */
export function lastResortPage(baseHeaders: HeaderRecord): Response {
  const { title, message } = errors.unavailable;
  const html =
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>` +
    `<body><h1>${title}</h1><p>${message}</p><p><a href="/">${errors.toHome}</a></p></body></html>`;
  const headers = {
    ...baseHeaders,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": nothingAllowed,
    "cache-control": "no-store",
    "retry-after": "10",
  };
  return new Response(html, { status: 503, headers });
}
