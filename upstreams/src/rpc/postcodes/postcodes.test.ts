import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import { createPdokPostcodes } from "./pdok-postcodes.ts";

let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open({ rateLimits: true });
});
afterAll(() => shop.close());

const house = { postcode: "1012 JS", houseNumber: 1 };

function directory(result: (url: URL) => Response | Promise<Response>) {
  return createPdokPostcodes({
    url: "https://register.example/v3_1/",
    log: pino({ level: "silent" }),
    send: async (input) => result(new URL(input instanceof Request ? input.url : input)),
  });
}

test("a postcode is found in any spelling, with the addition left out", async () => {
  for (const postcode of ["1012 JS", "1012js", " 1012JS "]) {
    const { body } = await shop.call("getPostcodeAddress", { postcode, houseNumber: "1a" });
    expect(body).toEqual({ street: "Dam", city: "Amsterdam" });
  }
});

test("what nobody knows is typed by hand, and what is no postcode is refused", async () => {
  for (const payload of [
    { postcode: "9999 ZZ", houseNumber: "1" },
    { postcode: "1012 JS", houseNumber: "999" },
  ]) {
    const { status, body } = await shop.call("getPostcodeAddress", payload);
    expect([status, body.code]).toEqual([404, "address-not-found"]);
  }
  const bad = await shop.call("getPostcodeAddress", { postcode: "0123 AB", houseNumber: "x" });
  expect(bad.body["errors"]).toEqual([
    { field: "postcode", code: "zipCode" },
    { field: "houseNumber", code: "houseNumber" },
  ]);
});

function sendRequest(address: string, postcode: string) {
  return shop.call("getPostcodeAddress", { postcode, houseNumber: "1" }, { headers: { "x-forwarded-for": address } });
}

test("who finds nothing too often waits, and nobody else does", async () => {
  for (let tries = 0; tries < 10; tries += 1) await sendRequest("203.0.113.20", "9999 ZZ");
  expect((await sendRequest("203.0.113.20", "1012 JS")).status).toBe(429);
  expect((await sendRequest("203.0.113.21", "1012 JS")).status).toBe(200);
});

describe("the address register", () => {
  test("is called for exactly this house", async () => {
    const requested: URL[] = [];
    const postcodes = directory((url) => {
      requested.push(url);
      return Response.json({
        response: { numFound: 1, docs: [{ straatnaam: "Dam", woonplaatsnaam: "Amsterdam", extra: 1 }] },
      });
    });
    expect(await postcodes.find(house)).toEqual({ street: "Dam", city: "Amsterdam" });
    expect([requested[0]?.origin, requested[0]?.pathname]).toEqual(["https://register.example", "/v3_1/free"]);
    expect(requested[0]?.searchParams.getAll("fq")).toEqual(["postcode:1012JS", "huisnummer:1", "type:adres"]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["knows no such house", () => Response.json({ response: { docs: [] } })],
    ["fails", () => new Response("", { status: 500 })],
    ["returns something else", () => Response.json({ docs: "x" })],
    ["returns no JSON", () => new Response("<html>")],
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ])("that %s holds nobody up", async (_, result) => {
    expect(await directory(result).find(house)).toBeNull();
  });
});
