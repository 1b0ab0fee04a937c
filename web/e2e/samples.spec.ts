import { expect, type Locator } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { firstWith } from "./records/catalogue.ts";
import { openPage } from "./open-page.ts";
import { mailsTo } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

async function chooseTwo(opener: Locator, drawer: Locator): Promise<void> {
  await opener.click();
  await expect(drawer.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await drawer.getByRole("checkbox", { checked: false }).first().check();
}

async function fillAddress(drawer: Locator, email: string, house: string): Promise<void> {
  await drawer.getByLabel("E-mailadres").fill(email);
  await drawer.getByText("Geen voorkeur").click();
  for (const [label, value] of [
    ["Voornaam", "Sanne"],
    ["Achternaam", "de Wit"],
    ["Postcode", "3812 ZX"],
    ["Huisnummer", house],
    ["Straat", "Proefstraat"],
    ["Plaats", "Amersfoort"],
  ] as const)
    await drawer.getByLabel(label, { exact: true }).fill(value);
}

for (const width of [390, 1440]) {
  test(`free samples of a sofa are ordered at ${width} px, and the household's share is kept${width === 390 ? "" : " @long"}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { slug } = await firstWith(request, "/banken", ({ colours }) => colours > 1);
    const email = `staaltje-${crypto.randomUUID()}@voorbeeld.example`;
    await openPage(page, `/p/${slug}`);
    const opener = page.getByRole("button", { name: /^Bestel gratis \d staaltjes$/ });
    const drawer = page.getByRole("dialog", { name: "Gratis staaltjes" });
    const send = drawer.getByRole("button", { name: "Bestel 2 staaltjes · gratis" });
    await chooseTwo(opener, drawer);
    await check(page, `samples at ${width}`);
    await send.click();
    await expect(drawer.getByRole("textbox", { name: "E-mailadres" })).toHaveAttribute("aria-invalid", "true");
    await check(page, `samples without an address at ${width}`);
    await fillAddress(drawer, email, String(width));
    await send.click();
    await expect(drawer.getByText(/^Gelukt\. Wij sturen u 2 staaltjes/)).toBeVisible();
    await check(page, `ordered samples at ${width}`);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await drawer.getByRole("button", { name: "Sluiten" }).first().click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    const neighbour = `huisgenoot-${crypto.randomUUID()}@voorbeeld.example`;
    await openPage(page, `/p/${slug}`);
    await chooseTwo(opener, drawer);
    await fillAddress(drawer, neighbour, String(width));
    await send.click();
    await expect(drawer.getByText(/kunt u nu nog 1 van de drie staaltjes bestellen/)).toBeVisible();
    await expect(drawer.getByLabel("E-mailadres")).toHaveValue(neighbour);
    expect(await mailsTo(neighbour)).toEqual([]);
  });
}
