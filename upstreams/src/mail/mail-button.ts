import { html, type Html } from "#upstreams/html.ts";

import { mailStyle } from "./mail-layout.ts";

/** Somewhere a mail leads to. */
export interface MailLink {
  label: string;
  url: string;
}

/** A link that looks like the shop's buttons. */
export function mailButton({ label, url }: MailLink): Html {
  const style = `display:inline-block;padding:12px 22px;background:${mailStyle.night};color:#ffffff;border-radius:4px;font-weight:600;text-decoration:none`;
  return html`<p style="margin:20px 0"><a href="${url}" style="${style}">${label}</a></p>`;
}
