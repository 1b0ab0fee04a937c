import { screen } from "@testing-library/react";
import { defaultShop, shopByCode } from "@warmeland/schema/rules/shops.ts";
import { afterEach, expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { PostcodeForm } from "./postcode-form.tsx";
import { rememberedPostcode, rememberPostcode } from "./remembered-postcode.ts";

afterEach(() => rememberPostcode(""));

const show = (shop = defaultShop) =>
  renderShop(
    <SiteContext value={{ origin: "http://localhost", shop, buildId: "" }}>
      <PostcodeForm />
    </SiteContext>,
  );

async function type(postcode: string, shop = defaultShop) {
  const { user } = show(shop);
  await user.click(await screen.findByRole("button", { name: "Vul uw postcode in voor de dag bij u thuis" }));
  await user.type(screen.getByLabelText("Postcode"), postcode);
  await user.click(screen.getByRole("button", { name: "Toon" }));
}

test.each([
  ["1012js", "1012 JS", "Wij bezorgen op 1012 JS."],
  ["1791 ab", "1791 AB", "Wij bezorgen op 1791 AB. Naar de Waddeneilanden duurt het 2 werkdagen langer."],
])("%s is remembered in this browser, with what it means", async (typed, written, said) => {
  await type(typed);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(rememberedPostcode()).toBe(written);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Andere postcode" }));
});

test("where the shop does not deliver is said, and nothing is remembered", async () => {
  await type("B-1000");
  expect(await screen.findByText("Dit is geen Nederlandse postcode. Wij bezorgen alleen in Nederland.")).toBeTruthy();
  expect(rememberedPostcode()).toBe("");
});

test("only a Dutch postcode has a space after four digits", async () => {
  await type("75002", shopByCode("fr-FR"));
  expect(rememberedPostcode()).toBe("75002");
});
