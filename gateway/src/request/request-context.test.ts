import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { describe, expect, test } from "vitest";
import { testEnvironment } from "#gateway/testing/test-gateway.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { ChangeFeed } from "#gateway/sources/change-feed.ts";
import { createContext } from "./request-context.ts";
import { NewestVersions } from "@warmeland/schema/process/newest-versions.ts";
import { connectUpstreams } from "./upstream-connections.ts";
import pino from "pino";

const nowhere = () => Promise.resolve(new Response(null, { status: 404 }));
const log = pino({ level: "silent" });
const token = "t".repeat(43);

function contextOf(
  url: string,
  headers: Record<string, string> = {},
  settings: Record<string, string> = {},
): GatewayContext {
  const environment = testEnvironment(settings);
  const upstreams = connectUpstreams(
    environment,
    { rpc: nowhere, commerce: nowhere, recommendations: nowhere, content: nowhere },
    log,
    new NewestVersions(),
  );
  const request = new Request(url, { headers });
  const facts = { shop: defaultShop, correlationId: "test", signal: request.signal, clientAddress: undefined };
  return createContext(request, facts, {
    environment,
    upstreams,
    changes: {
      baskets: new ChangeFeed(upstreams.commerce, "/v1/changes", log),
      orders: new ChangeFeed(upstreams.rpc, "/changes", log),
    },
    clientReturnUrls: new Map<string, string[]>(),
    publicUrl: "http://localhost",
    now: () => new Date(),
    log,
  });
}

const keyOf = (visitor: string, settings: Record<string, string> = {}) =>
  contextOf("http://localhost/graphql", { "x-visitor": visitor }, settings).visitor.basketKey;

const personal = (read: (context: GatewayContext) => unknown): boolean => {
  const context = contextOf("http://localhost/graphql");
  read(context);
  return context.call.personal;
};

describe("cookies", () => {
  test.each([
    ["on localhost", "http://localhost/graphql", {}, {}],
    ["on https", "https://shop.example/graphql", {}, {}],
    [
      "in production",
      "http://gateway:3000/graphql",
      {},
      { SHOP_MODE: "production", PUBLIC_URL: "https://shop.example", MOLLIE_API_KEY: "live_x" },
    ],
    ["behind a trusted proxy", "http://gateway:3000/graphql", { "x-forwarded-proto": "https" }, { TRUST_PROXY: "on" }],
  ])("have the __Host- prefix and Secure %s", (_name, url, headers, settings) => {
    const context = contextOf(url, { ...headers, cookie: `visitor=${token}` }, settings);
    expect(context.visitor.token).toBeUndefined();
    context.visitor.ensure();
    expect(context.cookies.setCookieHeaders).toEqual([
      expect.stringMatching(/^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });

  test.each([
    ["plain http in demo mode", "http://192.168.1.20:3000/graphql", {}],
    ["a proxy nobody trusts", "http://gateway:3000/graphql", { "x-forwarded-proto": "https" }],
  ])("go without them on %s", (_name, url, headers) => {
    const context = contextOf(url, { ...headers, cookie: `visitor=${token}; __Host-visitor=${"x".repeat(43)}` });
    expect(context.visitor.token).toBe(token);
    context.session.begin(token);
    expect(context.cookies.setCookieHeaders).toEqual([
      `session=${token}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`,
    ]);
  });

  test("that are no tokens are none", () => {
    for (const value of ["short", "with space ".repeat(4), "x".repeat(500), "../../etc/passwd-is-long-enough"]) {
      expect(
        contextOf("http://localhost/graphql", { cookie: `__Host-session=${value}` }).session.token,
      ).toBeUndefined();
    }
  });
});

describe("clients without cookies", () => {
  test("send their tokens in headers and get none set", () => {
    const context = contextOf("http://localhost/graphql", {
      "x-client": "app/1.0",
      authorization: `Bearer ${token}`,
      "x-visitor": "v".repeat(43),
    });
    expect(context).toMatchObject({ usesCookies: false, session: { token }, visitor: { token: "v".repeat(43) } });
    context.session.end();
    contextOf("http://localhost/graphql", { "x-client": "app/1.0" }).visitor.ensure();
    expect(context.cookies.setCookieHeaders).toEqual([]);
  });

  test("never act by a cookie", () => {
    const context = contextOf("http://localhost/graphql", {
      "x-client": "app/1.0",
      cookie: `__Host-session=${token}; __Host-visitor=${token}`,
    });
    expect([context.session.token, context.visitor.token]).toEqual([undefined, undefined]);
  });
});

describe("basket keys", () => {
  test("are the same for a visitor, and another for another visitor, shop or secret", () => {
    const key = keyOf(token);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(keyOf(token)).toBe(key);
    expect(keyOf("u".repeat(43))).not.toBe(key);
    expect(keyOf(token, { SESSION_SECRET: "another secret of at least 32 letters" })).not.toBe(key);
    expect(key).not.toContain(token.slice(0, 8));
  });

  test("do not exist before the first write, which mints one", () => {
    const context = contextOf("http://localhost/graphql");
    expect(context.visitor.basketKey).toBeUndefined();
    expect(context.visitor.ensureBasketKey()).toBe(context.visitor.basketKey);
  });
});

test("reading session or visitor makes the response personal, reading the shop does not", () => {
  expect(personal((context) => context.shop)).toBe(false);
  expect(personal((context) => context.session.token)).toBe(true);
  expect(personal((context) => context.call.sessionToken)).toBe(true);
  expect(personal((context) => context.visitor.token)).toBe(true);
  expect(personal((context) => context.visitor.basketKey)).toBe(true);
  expect(personal((context) => context.visitor.ensure())).toBe(true);
});
