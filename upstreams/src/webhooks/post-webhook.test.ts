import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";

import { postWebhook } from "./post-webhook.ts";
import { isPublicAddress } from "./public-address.ts";

let server: Server;
let port: number;
let requests = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    if (request.url !== "/silent") response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::a00:1",
  "2002:7f00:1::",
  "fd00::1",
  "fe80::1",
  "ff02::1",
  "localhost",
])("%s is no public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "172.32.0.1", "193.0.6.139", "2606:4700::1111", "2a00:1450:400e:80f::200e"])(
  "%s is a public address",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ["an address", "https://127.0.0.1", "refused: not a public address"],
  ["an address in other digits", "https://2130706433", "refused: not a public address"],
  ["an address of IPv6", "https://[::1]", "refused: not a public address"],
  ["a mapped address", "https://[::ffff:127.0.0.1]", "refused: not a public address"],
  ["a name", "https://localhost", "refused: not a public address"],
  ["plain http", "http://1.1.1.1", "refused: not https"],
])("in production %s that leads inside is refused before anything is sent", async (_name, url, reason) => {
  const before = requests;
  const message = { url: `${url}:${port}/`, headers: {}, body: "{}", allowsPrivate: false };
  await expect(postWebhook(message)).rejects.toThrow(reason);
  expect(requests).toBe(before);
});

test("a receiver that says nothing is left after five seconds", async () => {
  const started = performance.now();
  const message = { url: `http://127.0.0.1:${port}/silent`, headers: {}, body: "{}", allowsPrivate: true };
  await expect(postWebhook(message)).rejects.toThrow("no response within 5 s");
  expect(performance.now() - started).toBeLessThan(8000);
});
