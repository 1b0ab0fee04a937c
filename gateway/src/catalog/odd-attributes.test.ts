import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});

afterAll(() => shop.close());

test.each([
  ["several values that are no list", { multiSelect: true, values: { id: 5, label: "Schuim", value: "schuim" } }],
  ["several values that are missing", { multiSelect: true, values: null }],
  ["one value that is missing", { multiSelect: false, values: null }],
])("an attribute with %s has none, which is logged, and the product stands", async (_what, odd) => {
  const commerce = async (request: Request): Promise<Response> => {
    const response = await (shop.upstreams.commerce ?? expect.unreachable())(request);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/v1/products")) return response;
    const body = structuredClone((await response.json()) as { entities: { attributes?: Record<string, object> }[] });
    for (const { attributes } of body.entities)
      for (const key of ["brand", "cover"]) if (attributes?.[key]) attributes[key] = { ...attributes[key], ...odd };
    return Response.json(body);
  };
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const gateway = await shop.gateway({
    upstreams: { ...shop.upstreams, commerce },
    log: pino({ level: "error" }, sink),
  });
  const { data, errors } = await gateway.send<{
    product: { name: string; attributes: { key: string; values: object[] }[] };
  }>(
    `{ product(by: { masterKey: "03-2417" }) { name brand { name } badges { key } attributes { key values { label } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data.product.name).not.toBe("");
  expect(data.product.attributes.find(({ key }) => key === "cover")?.values).toEqual([]);
  expect(data.product.attributes.filter(({ values }) => values.length > 0).length).toBeGreaterThan(2);
  expect(lines.filter(({ attribute }) => attribute === "cover")).toMatchObject([
    { msg: "an attribute's values are not a list" },
  ]);
});
