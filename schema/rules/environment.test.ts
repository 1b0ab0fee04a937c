import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { EnvironmentError, parseEnvironment, type Part } from "./environment.ts";

const secret = "9KvQ2-wLr7_TzXb4MnYc8HsDf3GjPe6U";

test("no settings at all mean the demo shop on port 3000 with built-in upstreams", () => {
  const environment = parseEnvironment({});
  expect(environment).toMatchObject({
    SHOP_MODE: "demo",
    PORT: 3000,
    DATA_DIR: ".data",
    RPC_URL: "",
    COMMERCE_TOKEN: "local",
    TRUST_PROXY: false,
  });
});

test("an empty or blank value counts as not set", () => {
  expect(parseEnvironment({ PORT: "", LOG_LEVEL: "  " })).toMatchObject({ PORT: 3000, LOG_LEVEL: "warn" });
});

const parseWrong = () => parseEnvironment({ PORT: "70000", CONTENT_URL: "not an address", SHOP_MODE: "live" });

test("every wrong key is named in one error", () => {
  expect(parseWrong).toThrow(EnvironmentError);
  expect(parseWrong).toThrow(/PORT[^]*CONTENT_URL|CONTENT_URL[^]*PORT/);
  expect(parseWrong).toThrow(/SHOP_MODE/);
});

test.each([
  "gtm-abc123",
  "GTM-abc123",
  "GTM-",
  "G-ABC123",
  "GTM-ABC 123",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
])("a tag-manager id must match GTM- and capital letters and digits: %s is refused with the reason", (id) => {
  const parse = () => parseEnvironment({ TAG_MANAGER_ID: id });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(
    "  TAG_MANAGER_ID: A tag-manager id is GTM- followed by capital letters and digits, such as GTM-ABC123.",
  );
});

test("a tag-manager id that fits is taken, and none means no tag manager", () => {
  expect(parseEnvironment({ TAG_MANAGER_ID: "GTM-ABC123" }).TAG_MANAGER_ID).toBe("GTM-ABC123");
  expect(parseEnvironment({ TAG_MANAGER_ID: " " }).TAG_MANAGER_ID).toBe("");
});

test("a foreign commerce without a foreign RPC is refused with the reason (docs/rules.md#foreign-upstreams)", () => {
  expect(() => parseEnvironment({ COMMERCE_URL: "https://tenant.example" })).toThrow(/checkout lives with the stock/);
  expect(
    parseEnvironment({ COMMERCE_URL: "https://tenant.example", RPC_URL: "https://shop.example/api" }).COMMERCE_URL,
  ).toBe("https://tenant.example");
});

const production = {
  SHOP_MODE: "production",
  PUBLIC_URL: "https://shop.example",
  MOLLIE_API_KEY: "live_key",
  SMTP_URL: "smtp://mail.example",
  SESSION_SECRET: secret,
  CONTENT_TOKEN: "content-token",
  CONTENT_PREVIEW_TOKEN: "preview-token",
};

/** Keys that a refused start names. */
function refusedKeys(settings: Record<string, string>, part?: Part): string[] {
  try {
    parseEnvironment(settings, part);
  } catch (error) {
    if (error instanceof EnvironmentError)
      return [...error.message.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, key = ""]) => key);
  }
  return [];
}

test("a whole shop starts in production with all it needs, and without any of it does not", () => {
  expect(parseEnvironment(production).SHOP_MODE).toBe("production");
  for (const key of [
    "PUBLIC_URL",
    "MOLLIE_API_KEY",
    "SMTP_URL",
    "SESSION_SECRET",
    "CONTENT_TOKEN",
    "CONTENT_PREVIEW_TOKEN",
  ])
    expect(refusedKeys({ ...production, [key]: "" })).toEqual([key]);
  expect(refusedKeys({ SHOP_MODE: "production" })).toHaveLength(6);
});

test.each([
  ["SESSION_SECRET", "short"],
  ["SESSION_SECRET", "x".repeat(40)],
  ["SESSION_SECRET", "0123456789abcdef".repeat(3)],
  ["SESSION_SECRET", "change-me-to-something-long-and-random"],
  ["TRACE_SECRET", "aaaaaaaaaaaaaaaaaaaaaaaa"],
  ["CONTENT_TOKEN", "local"],
  ["CONTENT_PREVIEW_TOKEN", "local-preview"],
])("production refuses %s=%s", (key, value) => {
  expect(refusedKeys({ ...production, [key]: value })).toEqual([key]);
});

test("a foreign order service sends its own mails and takes its own payments", () => {
  expect(refusedKeys({ ...production, RPC_URL: "https://orders.example", MOLLIE_API_KEY: "", SMTP_URL: "" })).toEqual(
    [],
  );
});

test("upstreams as a service need credentials of their own, the order service's included; other parts only what they use", () => {
  expect(refusedKeys(production, "upstreams")).toEqual(["COMMERCE_TOKEN", "RPC_TOKEN"]);
  const own = { ...production, COMMERCE_TOKEN: "commerce-token", RPC_TOKEN: secret };
  expect(refusedKeys(own, "upstreams")).toEqual([]);
  expect(refusedKeys({ ...own, RPC_TOKEN: "x".repeat(40) }, "upstreams")).toEqual(["RPC_TOKEN"]);
  const gateway = {
    ...production,
    MOLLIE_API_KEY: "",
    SMTP_URL: "",
    RPC_URL: "https://orders.example",
    COMMERCE_URL: "https://goods.example",
  };
  expect(refusedKeys(gateway, "gateway")).toEqual(["COMMERCE_TOKEN"]);
  expect(refusedKeys({ SHOP_MODE: "production", PUBLIC_URL: "https://shop.example" }, "web")).toEqual([]);
});

test.each(["recommender.js", "javascript:alert(1)", "http://recommender.example/shop.js"])(
  "a recommender's script comes by https: %s is refused",
  (RECOMMENDER_SCRIPT_URL) => {
    expect(() => parseEnvironment({ RECOMMENDER_SCRIPT_URL })).toThrow(/RECOMMENDER_SCRIPT_URL: A script is loaded by/);
  },
);

test("a shop that recommends nothing has no recommender's script either", () => {
  const RECOMMENDER_SCRIPT_URL = "https://recommender.example/shop.js";
  expect(parseEnvironment({ RECOMMENDER_SCRIPT_URL })).toMatchObject({ RECOMMENDER_SCRIPT_URL });
  expect(parseEnvironment({ RECOMMENDER_SCRIPT_URL, RECOMMENDATIONS: "off" }).RECOMMENDER_SCRIPT_URL).toBe("");
});

test(".env.example names every key, each with a comment, and is itself usable", async () => {
  const lines = (await readFile(new URL("../../.env.example", import.meta.url), "utf8")).split("\n");
  const keys = lines.flatMap((line, index) => {
    const key = /^([A-Z_]+)=/.exec(line)?.[1];
    if (key) expect(lines[index - 1], `comment above ${key}`).toMatch(/^# \S/);
    return key ? [key] : [];
  });
  expect(keys.toSorted()).toEqual(Object.keys(parseEnvironment({})).toSorted());
  parseEnvironment(
    Object.fromEntries(
      lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split(/=(.*)/s) as [string, string]),
    ),
  );
});
