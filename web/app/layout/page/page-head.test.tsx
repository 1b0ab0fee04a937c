import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { SiteContext } from "#app/locale/site.ts";
import { PageHead } from "./page-head.tsx";

const site = { origin: "https://shop.example", shop: defaultShop, buildId: "" };
const sharedImage = () => document.querySelector('meta[property="og:image"]')?.getAttribute("content");

test.each([
  ["a photo of the shop", "/images/bank-01.webp", "https://shop.example/images/bank-01.webp?w=1280"],
  ["a photo of another host", "https://photos.example/bank.jpg", "https://photos.example/bank.jpg"],
  ["no photo", undefined, "https://shop.example/share.png"],
])("the picture of a shared link: %s", (_name, image, expected) => {
  renderShop(
    <SiteContext value={site}>
      <PageHead title="Bank" path="/banken" image={image} />
    </SiteContext>,
  );
  expect(sharedImage()).toBe(expected);
});
