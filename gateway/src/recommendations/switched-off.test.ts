import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#gateway/testing/browser.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

const documents = {
  recommendations: `{ recommendations(logic: BESTSELLER) { product { id } } }`,
  personal: `{ recommendations(own: [WISHLIST], withoutBasket: true) { product { id } } }`,
  product: `{ product(by: { masterKey: "03-2417" }) { name related { product { id } } variants(first: 1) { edges { node { fits { product { id } } } } } } }`,
  home: `{ story(slug: "home") { blocks { ... on RecommendationSliderBlock { recommendations { product { id } } } } } }`,
};
const off = { RECOMMENDATIONS: "off" };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a shop that recommends nothing calls no recommender, answers with empty lists and is ready", async () => {
  let calls = 0;
  const recommendations = () => {
    calls += 1;
    return Promise.resolve(new Response(null, { status: 500 }));
  };
  const gateway = await shop.gateway({ settings: off, upstreams: { ...shop.upstreams, recommendations } });
  const browser = openBrowser(gateway);
  const responses = await Promise.all(Object.values(documents).map((document) => browser.send(document)));
  expect(responses.flatMap(({ errors }) => errors)).toEqual([]);
  const [bestsellers, personal, product, home] = responses.map(({ data }) => data);
  expect([bestsellers, personal]).toEqual([{ recommendations: [] }, { recommendations: [] }]);
  expect(product).toMatchObject({
    product: { name: "Matras Duinrust", related: [], variants: { edges: [{ node: { fits: [] } }] } },
  });
  const { blocks } = (home as { story: { blocks: { recommendations?: unknown[] }[] } }).story;
  const sliders = blocks.flatMap((block) => (block.recommendations ? [block.recommendations] : []));
  expect(sliders.length).toBeGreaterThan(0);
  expect(sliders.flat()).toEqual([]);
  const ready = await gateway.handle(new Request("http://localhost/readyz"));
  expect(await ready.json()).toEqual({ ready: true, upstreams: { rpc: true, commerce: true, content: true } });
  await gateway.close();
  expect(calls).toBe(0);
});

const named = async (settings: Record<string, string>) =>
  (await (await shop.gateway({ settings })).send("{ shop { recommenderScript } }")).data;

test("pages hear of another recommender's script only where one is set and the shop recommends", async () => {
  const script = "https://recommender.example/shop.js";
  expect(await named({})).toEqual({ shop: { recommenderScript: null } });
  expect(await named({ RECOMMENDER_SCRIPT_URL: script })).toEqual({ shop: { recommenderScript: script } });
  expect(await named({ RECOMMENDER_SCRIPT_URL: script, ...off })).toEqual({ shop: { recommenderScript: null } });
});
