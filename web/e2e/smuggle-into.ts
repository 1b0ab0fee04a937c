import type { Page } from "playwright/test";

/** Lets the next load of a page carry HTML that somebody has smuggled in; policy and headers stay as the shop sent them. */
export async function smuggleInto(page: Page, path: string, html: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replace("</main>", `${html}</main>`) });
    },
    { times: 1 },
  );
}
