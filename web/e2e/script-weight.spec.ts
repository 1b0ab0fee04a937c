import { expect, test } from "playwright/test";

/** Bytes as they travel (brotli), docs/decisions/083-article-javascript.md. */
const mostOfWords = 214_000;

for (const path of ["/ontdekken/linnen", "/adviseur/matras-kiezen", "/service/retourneren"])
  test(`${path} loads the scripts of a page of words, and none of a listing, checkout, account or gallery @long`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const scripts = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Script") scripts.set(requestId, new URL(response.url).pathname);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const name = scripts.get(requestId);
      if (name) bytes.set(name, encodedDataLength);
    });
    await session.send("Network.enable");
    await page.goto(path, { waitUntil: "networkidle" });
    expect(bytes.size).toBeGreaterThan(5);
    const foreign = /\/(?:listing|checkout|account|gallery|use-mutation-form|schemas|nl-later)[\w-]*\.js$/;
    expect([...bytes.keys()].filter((name) => foreign.test(name))).toEqual([]);
    const sum = [...bytes.values()].reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(100_000);
    expect(sum).toBeLessThan(mostOfWords);
  });
