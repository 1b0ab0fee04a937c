import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

test("a photo has an address for every width it is shown at, and one for clients without an origin", async () => {
  const { data, errors } = await gateway.send<{ product: { images: Record<string, string>[] } }>(
    `{ product(by: { slug: "matras-duinrust-03-2417" }) { images(first: 1) { url small: url(width: 300) huge: url(width: 9000) absolute: url(width: 160, absolute: true) } } }`,
  );
  expect(errors).toEqual([]);
  const [image] = data.product.images;
  expect(image?.["url"]).toMatch(/^\/images\/[\w-]+\.webp$/);
  expect(image).toMatchObject({
    small: `${image?.["url"]}?w=320`,
    huge: `${image?.["url"]}?w=2000`,
    absolute: `http://localhost:3000${image?.["url"]}?w=160`,
  });
});
