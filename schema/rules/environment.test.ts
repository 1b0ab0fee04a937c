import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { EnvironmentError, parseEnvironment } from "./environment.ts";

const secret = "x".repeat(32);

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

test.each(["gtm-abc123", "GTM-abc123", "GTM-", "G-ABC123", "GTM-ABC 123", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"])(
  "a tag-manager id must match GTM- and capital letters and digits: %s is refused with the reason",
  (id) => {
    const parse = () => parseEnvironment({ TAG_MANAGER_ID: id });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow("  TAG_MANAGER_ID: A tag-manager id is GTM- followed by capital letters and digits, such as GTM-ABC123.");
  },
);

test("a tag-manager id that fits is taken, and none means no tag manager", () => {
  expect(parseEnvironment({ TAG_MANAGER_ID: "GTM-ABC123" }).TAG_MANAGER_ID).toBe("GTM-ABC123");
  expect(parseEnvironment({ TAG_MANAGER_ID: " " }).TAG_MANAGER_ID).toBe("");
});

test("a foreign commerce without a foreign RPC is refused with the reason (decisions.md 26)", () => {
  expect(() => parseEnvironment({ COMMERCE_URL: "https://tenant.example" })).toThrow(/checkout lives with the stock/);
  expect(parseEnvironment({ COMMERCE_URL: "https://tenant.example", RPC_URL: "https://shop.example/api" }).COMMERCE_URL).toBe(
    "https://tenant.example",
  );
});

test("production refuses a missing or short secret and the payment sandbox", () => {
  const production = { SHOP_MODE: "production", PUBLIC_URL: "https://shop.example", MOLLIE_API_KEY: "live_key", SESSION_SECRET: secret };
  expect(parseEnvironment(production).SHOP_MODE).toBe("production");
  expect(() => parseEnvironment({ ...production, SESSION_SECRET: "short" })).toThrow(/SESSION_SECRET/);
  expect(() => parseEnvironment({ ...production, MOLLIE_API_KEY: "" })).toThrow(/MOLLIE_API_KEY/);
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
    Object.fromEntries(lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split(/=(.*)/s) as [string, string])),
  );
});
