import type { Locator, Page } from "playwright/test";

type Choice = "Maat" | "Hardheid";

/** The radio of a size or hardness on a product page; its name goes on with a price, so only the beginning counts. */
export function optionOf(page: Page, group: Choice, label: string): Locator {
  return page
    .getByRole("group", { name: group })
    .getByRole("radio", { name: new RegExp(`^${label.replaceAll(/\s/g, "\\s")}`) });
}

/** Presses a size or hardness; the radio itself lies hidden under what a shopper sees of it. */
export async function choose(page: Page, group: Choice, label: string): Promise<void> {
  await page.getByRole("group", { name: group }).getByText(label, { exact: true }).click();
}
