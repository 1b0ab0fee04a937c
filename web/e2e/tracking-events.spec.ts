import { expect, type Page } from "playwright/test";

import { choosePayment, beginCheckout, fillDelivery } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { test } from "./shop/tag-manager-test.ts";

interface PushedEvent {
  readonly event: string;
  readonly page_type_id?: string;
  readonly click_origin?: string;
  readonly ecommerce?: {
    readonly currency: string;
    readonly value: number;
    readonly country_column: number;
    readonly payment_type?: string;
    readonly items: readonly Readonly<Record<string, unknown>>[];
  };
}

function pushed(page: Page, name: string): Promise<PushedEvent[]> {
  return page.evaluate(
    (wanted) => ((window as { dataLayer?: PushedEvent[] }).dataLayer ?? []).filter(({ event }) => event === wanted),
    name,
  );
}

test("with consent a list, a product, the basket and the checkout are reported with what the shop says of their goods", async ({
  page,
  request,
}) => {
  const guest = newGuest();
  await test.step("a listing and a product of it", async () => {
    await openPage(page, "/dekbedden");
    await page.getByRole("region", { name: "Mogen wij meekijken?" }).getByRole("button", { name: "Toestaan" }).click();
    await expect.poll(() => pushed(page, "view_item_list")).toHaveLength(1);
    const [list] = await pushed(page, "view_item_list");
    expect(list?.ecommerce).toMatchObject({ currency: "EUR", country_column: 5, item_list_name: "Dekbedden" });
    expect(list?.ecommerce?.items.length).toBeGreaterThan(10);
    expect(list?.ecommerce?.items[1]).toMatchObject({
      index: 1,
      item_brand: expect.any(String),
      item_category: expect.any(String),
    });
    await page.locator("#product-2").getByRole("link").first().click();
    await expect.poll(() => pushed(page, "view_item")).toHaveLength(1);
    const [view] = await pushed(page, "view_item");
    expect(view?.ecommerce?.items).toMatchObject([
      { item_name: list!.ecommerce!.items[1]!["item_name"], item_list_name: "Dekbedden", price: expect.any(Number) },
    ]);
    await expect.poll(() => pushed(page, "content_view")).toHaveLength(2);
    const [category, product] = await pushed(page, "content_view");
    expect(category?.page_type_id).toMatch(/^\d+$/);
    expect(product).toMatchObject({
      page_type_id: expect.stringMatching(/^\d\d-\d{4}$/),
      click_origin: expect.stringMatching(/^category-/),
    });
  });

  await test.step("into the basket, out of it, and back", async () => {
    const { product } = await putIntoBasket(page, request, "/dekbedden");
    const item = {
      item_name: product.name,
      item_id: expect.any(String),
      item_variant: expect.any(String),
      quantity: 1,
    };
    await expect.poll(async () => (await pushed(page, "add_to_cart"))[0]?.ecommerce?.items).toMatchObject([item]);
    const flyout = page.getByRole("dialog", { name: /^Winkelwagen/ });
    await flyout.getByRole("button", { name: `Verwijderen: ${product.name}` }).click();
    await expect.poll(async () => (await pushed(page, "remove_from_cart"))[0]?.ecommerce?.items).toMatchObject([item]);
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect.poll(async () => (await pushed(page, "add_to_cart")).length).toBe(2);
    await flyout.getByRole("link", { name: "Naar afrekenen" }).click();
  });

  await test.step("the checkout and the way of paying", async () => {
    await beginCheckout(page, guest);
    await expect.poll(async () => (await pushed(page, "begin_checkout"))[0]?.ecommerce?.items).toHaveLength(1);
    await fillDelivery(page, guest);
    await choosePayment(page, "iDEAL | Wero");
    await expect
      .poll(async () => (await pushed(page, "add_payment_info"))[0]?.ecommerce)
      .toMatchObject({ payment_type: "ideal", items: [{ quantity: 1 }] });
    expect(await pushed(page, "begin_checkout")).toHaveLength(1);
  });
});
