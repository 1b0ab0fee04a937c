// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicy } from "./content-security-policy.ts";

const pageStarter = "(() => {\n  start();\n})();\n";

const pageStyles = "body{color:red}";
const settings = { pageStarter, pageStyles, secure: true, imageHosts: [], hasTagManager: false };
const page = (...scripts: readonly string[]) =>
  `<!DOCTYPE html><body>${scripts.map((code) => `<script>${code}</script>`).join("")}</body>`;
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("the page's starter is allowed by its hash", () => {
  const { header, refused } = pagePolicy(page(pageStarter), settings);
  expect(header).toContain(hash(pageStarter));
  expect(refused).toEqual([]);
});

test("the page's styles are allowed by their hash, and no others that stand in a page", () => {
  const { header } = pagePolicy("<style>body{color:blue}</style>", settings);
  expect(header).toContain(`style-src 'self' ${hash(pageStyles)};`);
});

test.each(["alert(1)", `${pageStarter}alert(1)`, pageStarter.replace("start()", "start(1)"), pageStarter.trim()])(
  "any other script gets no hash: %s",
  (code) => {
    const { header, refused } = pagePolicy(page(code), settings);
    expect(header).not.toContain(hash(code));
    expect(refused).toEqual([code]);
  },
);

test("data blocks and files need no hash", () => {
  const html =
    '<script type="application/json" id="a">{"b":1}</script><script type="application/ld+json">{}</script><script src="/assets/a.js"></script>';
  expect(pagePolicy(html, settings).header).toContain(`script-src 'self' ${hash(pageStarter)};`);
});

test("nothing may frame, post elsewhere, or come from elsewhere", () => {
  const { header } = pagePolicy("", { ...settings, imageHosts: ["cdn.example"] });
  expect(header).toContain("default-src 'self'");
  expect(header).toContain("object-src 'none'");
  expect(header).toContain("base-uri 'none'");
  expect(header).toContain("frame-ancestors 'none'");
  expect(header).toContain("form-action 'self'");
  expect(header).toContain("img-src 'self' data: https://cdn.example");
  expect(header).toContain("upgrade-insecure-requests");
  expect(pagePolicy("", { ...settings, secure: false }).header).not.toContain("upgrade-insecure-requests");
});

test("a preview may be framed by the editor, whose bridge brings its styles; it runs no other script for that", () => {
  const { header } = pagePolicy(page(pageStarter), { ...settings, editor: "https://editor.example" });
  expect(header).toContain("frame-ancestors https://editor.example;");
  expect(header).toContain("style-src 'self' 'unsafe-inline';");
  expect(header).toContain(`script-src 'self' ${hash(pageStarter)};`);
});

test("a shop without a tag manager names none of its hosts", () => {
  expect(pagePolicy("", settings).header).not.toMatch(/google|connect-src|frame-src/);
});

test("with a tag manager its script may come, and no script that stands in the page or is put together from text", () => {
  const { header } = pagePolicy("", { ...settings, hasTagManager: true });
  expect(header).toContain(`script-src 'self' ${hash(pageStarter)} https://www.googletagmanager.com;`);
  expect(header).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(header).toMatch(/img-src 'self' data: [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(header).toMatch(/frame-src 'self' https:\/\/www\.googletagmanager\.com/);
  expect(header).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test("another recommender's script may come from its origin, and ask it, where the shop has one", () => {
  const recommender = "https://recommender.example";
  const { header } = pagePolicy("", { ...settings, recommender });
  expect(header).toContain(`script-src 'self' ${hash(pageStarter)} ${recommender};`);
  expect(header).toContain(`connect-src 'self' ${recommender};`);
  expect(header).not.toContain("frame-src");
  expect(pagePolicy("", settings).header).not.toContain(recommender);
});
