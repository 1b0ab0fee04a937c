// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { isOfUpstreams } from "./upstream-paths.ts";

const demo = { UPSTREAMS_URL: "http://upstreams:4000", SHOP_MODE: "demo" } as const;
const production = { ...demo, SHOP_MODE: "production" } as const;
const shoppers = ["/upstreams/payments/checkout/tr_1", "/dev/mail", "/dev/mail/welcome.1.eml"];
const closed = [
  "/",
  "/dev/mailer",
  "/upstreams/payments/v2/payments",
  "/upstreams/rpc/rpc/getUser",
  "/webhooks/payments/x",
  "/upstreams/payments",
];

test("the provider's reports come through in every mode, pages of the sandbox and mails in the demonstration only, the rest never", () => {
  for (const mode of [demo, production]) {
    expect(isOfUpstreams("/webhooks/payments", mode)).toBe(true);
    for (const path of closed) expect(isOfUpstreams(path, mode), path).toBe(false);
  }
  for (const path of shoppers) {
    expect(isOfUpstreams(path, demo), path).toBe(true);
    expect(isOfUpstreams(path, production), path).toBe(false);
    expect(isOfUpstreams(path, { ...demo, UPSTREAMS_URL: "" }), path).toBe(false);
  }
});

test("compose publishes the port of the web app, and no other", async () => {
  const compose = await readFile(new URL("../../docker-compose.yml", import.meta.url), "utf8");
  const services = compose.slice(compose.indexOf("\nservices:")).split(/^ {2}(?=\w+:$)/m);
  expect(services.length).toBeGreaterThan(4);
  expect(
    services.filter((service) => /^ {4}(ports|network_mode):/m.test(service)).map((service) => service.split(":")[0]),
  ).toEqual(["web"]);
});
