import { afterAll, beforeAll, expect, test } from "vitest";
import { subscribe } from "#gateway/testing/subscriber.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ settings: { METRICS_TOKEN: "a token of the test" } });
});
afterAll(() => shop.close());

const ask = (to: TestGateway, authorization?: string) =>
  to.handle(new Request("http://localhost/metrics", { headers: authorization ? { authorization } : {} }));
const metrics = async () => (await ask(gateway, "Bearer a token of the test")).text();
const report = (input: object) =>
  gateway.send<{ reportPageSpeed: object }>(
    `mutation ($input: ReportPageSpeedInput!) { reportPageSpeed(input: $input) {
      ... on ReportPageSpeedPayload { counted } ... on InvalidInput { fields { field } } } }`,
    { variables: { input } },
  );

test("only who knows the token reads the metrics", async () => {
  expect((await ask(gateway)).status).toBe(401);
  expect((await ask(gateway, "Bearer wrong")).status).toBe(401);
  const response = await ask(gateway, "Bearer a token of the test");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("without a token there is no such page, and nothing is counted", async () => {
  const silent = await shop.gateway();
  expect(silent.serves("/metrics")).toBe(false);
  expect((await ask(silent, "Bearer ")).status).toBe(404);
  const { data } = await silent.send<{ reportPageSpeed: object }>(
    "mutation { reportPageSpeed(input: { page: HOME, cumulativeLayoutShift: 0 }) { ... on ReportPageSpeedPayload { counted } } }",
  );
  expect(data.reportPageSpeed).toEqual({ counted: false });
});

test("subscriptions are counted while they are open", async () => {
  const headers = { "x-client": "app/1.0", "x-visitor": "v".repeat(43) };
  const subscriber = await subscribe(gateway.handle, "subscription { basketChanged { count } }", { headers });
  expect(await metrics()).toMatch(/^shop_graphql_subscriptions 1$/m);
  subscriber.leave();
  expect(await metrics()).toMatch(/^shop_graphql_subscriptions 0$/m);
});

test("requests, faults, calls of upstreams and the process are counted", async () => {
  await gateway.send("{ shop { name } }");
  await gateway.send("{ nothing }");
  const text = await metrics();
  expect(text).toMatch(/shop_graphql_request_seconds_count\{status="200"\} [1-9]/);
  expect(text).toMatch(/shop_graphql_faults_total\{code="BAD_REQUEST"\} [1-9]/);
  expect(text).toMatch(/shop_upstream_call_seconds_count\{upstream="commerce",failed="false"\} [1-9]/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
});

test("how fast a page was is counted by its kind, and nothing else is told", async () => {
  const { data, errors } = await report({
    page: "PRODUCT",
    largestContentfulPaintMs: 1840,
    interactionToNextPaintMs: 90,
    cumulativeLayoutShift: 0.004,
  });
  expect([data, errors]).toEqual([{ reportPageSpeed: { counted: true } }, []]);
  await report({ page: "HOME", cumulativeLayoutShift: 0 });
  const text = await metrics();
  expect(text).toContain('shop_largest_contentful_paint_seconds_sum{page="product"} 1.84');
  expect(text).toContain('shop_largest_contentful_paint_seconds_bucket{le="2",page="product"} 1');
  expect(text).toContain('shop_largest_contentful_paint_seconds_bucket{le="1.5",page="product"} 0');
  expect(text).toContain('shop_interaction_to_next_paint_seconds_bucket{le="0.1",page="product"} 1');
  expect(text).toContain('shop_cumulative_layout_shift_sum{page="product"} 0.004');
  expect(text).toContain('shop_cumulative_layout_shift_count{page="home"} 1');
  expect(text).not.toContain('shop_largest_contentful_paint_seconds_count{page="home"}');
});

test.each([
  ["largestContentfulPaintMs", -1],
  ["interactionToNextPaintMs", 1e9],
  ["cumulativeLayoutShift", 1e9],
])("no page has a %s of %d", async (name, value) => {
  const { data } = await report({ page: "SEARCH", [name]: value });
  expect(data.reportPageSpeed).toEqual({ fields: [{ field: name }] });
  expect(await metrics()).not.toContain('page="search"');
});
