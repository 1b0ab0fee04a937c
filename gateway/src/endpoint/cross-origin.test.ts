import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readResult } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

const kiosk = "https://kiosk.example";
const lab = "http://lab.example:8443";
const stranger = "https://stranger.example";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ settings: { CORS_ORIGINS: `kiosk=${kiosk}, lab=${lab}` } });
});

afterAll(() => shop.close());

// what a browser sends with a request of a page elsewhere
const fromPage = (origin: string, headers: Record<string, string> = {}): Record<string, string> => ({
  "content-type": "application/json",
  "sec-fetch-site": "cross-site",
  "sec-fetch-mode": "cors",
  origin,
  ...headers,
});

async function post(origin: string, query: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ query });
  const response = await gateway.handle(
    new Request("http://localhost/graphql", { method: "POST", headers: fromPage(origin, headers), body }),
  );
  return { response, ...(await readResult<{ addToBasket: { basket: { count: number } } }>(response.clone())) };
}

function preflight(origin: string): Promise<Response> {
  const headers = {
    origin,
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type,x-client,x-visitor",
  };
  return gateway.handle(new Request("http://localhost/graphql", { method: "OPTIONS", headers }));
}

const add = `mutation { addToBasket(input: { variantId: 1, quantity: 1 }) { ... on AddToBasketPayload { basket { count } } } }`;

describe("a web app of another origin", () => {
  test.each([
    [kiosk, "kiosk/1.0"],
    [lab, "lab/2.1"],
  ])("%s fills a basket with its token", async (origin, client) => {
    const first = await post(origin, add, { "x-client": client });
    expect(first.response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(first.response.headers.get("access-control-allow-credentials")).toBeNull();
    expect(first.response.headers.get("access-control-expose-headers")).toContain("x-visitor");
    expect(first.response.headers.get("vary")).toContain("origin");
    expect(first.response.headers.get("set-cookie")).toBeNull();
    const visitor = first.response.headers.get("x-visitor") ?? "";
    const second = await post(origin, add, { "x-client": client, "x-visitor": visitor });
    expect(second.data.addToBasket.basket.count).toBe(2);
  });

  test("its preflight names the headers it may send, and is good for two hours", async () => {
    const response = await preflight(kiosk);
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(kiosk);
    expect(response.headers.get("access-control-allow-headers")).toMatch(
      /authorization.*content-type.*x-client.*x-visitor/,
    );
    expect(response.headers.get("access-control-max-age")).toBe("7200");
  });

  test("it may read why it was refused", async () => {
    const { response, errors } = await post(kiosk, "{ nothing }", { "x-client": "kiosk/1.0" });
    expect(errors).toHaveLength(1);
    expect(response.headers.get("access-control-allow-origin")).toBe(kiosk);
  });

  test("the cookies of a shopper in the same browser are not its own", async () => {
    const bought = await post("http://localhost", add, { "sec-fetch-site": "same-origin" });
    const cookie = (bought.response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect(cookie).toContain("visitor");
    const basket = "{ basket { count } }";
    const read = await post(kiosk, basket, { "x-client": "kiosk/1.0", cookie });
    expect(read.data).toEqual({ basket: expect.objectContaining({ count: 0 }) });
  });

  test.each<[string, Record<string, string>]>([
    ["without its name", {}],
    ["under another client's name", { "x-client": "lab/2.1" }],
  ])("%s it is refused", async (_how, headers) => {
    const { status, errors } = await post(kiosk, add, headers);
    expect(status).toBe(403);
    expect(errors[0]?.message).toContain("x-client: kiosk/");
  });
});

describe("every other origin", () => {
  test.each([stranger, "https://sub.kiosk.example", "http://kiosk.example", "null"])(
    "%s is refused",
    async (origin) => {
      const attempts: Record<string, string>[] = [{}, { "x-client": "kiosk/1.0" }];
      for (const headers of attempts) {
        const { response, errors } = await post(origin, add, headers);
        expect(response.status).toBe(403);
        expect(response.headers.get("access-control-allow-origin")).toBeNull();
        expect(errors[0]?.extensions["code"]).toBe("FORBIDDEN");
      }
      const asked = await preflight(origin);
      expect(asked.status).toBe(405);
      expect(asked.headers.get("access-control-allow-headers")).toBeNull();
    },
  );
});
