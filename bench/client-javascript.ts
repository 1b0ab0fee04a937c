import { chromium } from "playwright";

import { findBrowser } from "../web/e2e/shop/find-browser.ts";

/** Bytes of all scripts a page loads until the network is idle, as they travel (brotli); undefined without a browser. */
export async function clientJavaScript(url: string): Promise<number | undefined> {
  const executablePath = await findBrowser().catch(() => undefined);
  if (executablePath === undefined) return undefined;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Script") scripts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await session.send("Network.enable");
    await page.goto(url, { waitUntil: "networkidle" });
    return bytes;
  } finally {
    await browser.close();
  }
}
