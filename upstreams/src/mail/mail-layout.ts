import { html, type Html } from "#upstreams/html.ts";

/** The shop's colours and faces, for mail programs that read inline styles only. */
export const mailStyle = {
  night: "#1b2738",
  ochre: "#e5ae45",
  brick: "#b23a1e",
  sage: "#7f9e8a",
  wool: "#f4f1ec",
  line: "#e2dcd2",
  muted: "#655e53",
  display: "'Montagu Slab',Rockwell,Georgia,serif",
  sans: "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif",
} as const;

/** A whole mail in the shop's look: name and blanket stripe above, small print below; tables, because mail programs know nothing better. */
export function mailLayout(parts: {
  language: string;
  shopName: string;
  title: string;
  preview: string;
  body: Html;
  footer: string;
}): Html {
  const { night, ochre, brick, sage, wool, line, muted, display, sans } = mailStyle;
  const stripe = [ochre, brick, sage].map(
    (colour) => html`<td style="height:6px;background:${colour};font-size:0;line-height:0">&nbsp;</td>`,
  );
  const mark = [ochre, brick, sage].map(
    (colour) =>
      html`<span
        style="display:inline-block;width:5px;height:24px;margin-right:1px;background:${colour};vertical-align:-5px"
      ></span>`,
  );
  return html`<!doctype html>
    <html lang="${parts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${parts.title}</title>
      </head>
      <body
        style="margin:0;padding:0;background:${wool};color:${night};font-family:${sans};font-size:16px;line-height:1.55"
      >
        <div style="display:none;max-height:0;overflow:hidden">${parts.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${wool}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:640px;background:#ffffff;border:1px solid ${line}"
              >
                <tr>
                  <td
                    style="padding:20px 28px;background:${night};color:#ffffff;font-family:${display};font-size:22px;font-weight:600"
                  >
                    ${mark}<span style="padding-left:10px">${parts.shopName}</span>
                  </td>
                </tr>
                <tr>
                  <td style="padding:0">
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
                      <tr>
                        ${stripe}
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td style="padding:28px">${parts.body}</td>
                </tr>
                <tr>
                  <td
                    style="padding:18px 28px;background:${wool};color:${muted};font-size:13px;border-top:1px solid ${line}"
                  >
                    ${parts.footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}
