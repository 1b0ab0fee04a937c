import { expect, type APIRequestContext } from "playwright/test";

/**
 * The address that the newest mail to somebody leads to, as the text of the mail gives it.
 * @param path of the page the mail is about, such as `/wachtwoord-resetten`
 * @throws when no such mail has come within ten seconds
 */
export async function mailLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await (await request.get("/dev/mail")).text();
        const rows = list.split("<tr>").filter((row) => row.includes(to));
        for (const row of rows) {
          const file = /href="(\/dev\/mail\/[^"]+)"/.exec(row)?.[1];
          const mail = file === undefined ? "" : await (await request.get(file)).text();
          const address = new RegExp(`https?://[^"\\s<]*(${path}\\?token=[\\w.~-]+)`).exec(mail)?.[1];
          if (address !== undefined) {
            link = address;
            return true;
          }
        }
        return false;
      },
      { timeout: 10_000, message: `a mail to ${to} that leads to ${path}` },
    )
    .toBe(true);
  if (link === undefined) throw new Error("The poll above has found it.");
  return link;
}
