import { chromium } from "playwright";
const [url, name, ...rest] = process.argv.slice(2);
const full = rest.includes("full");
const sel = rest.find((r) => r.startsWith("sel="))?.slice(4);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 }, deviceScaleFactor: 1 });
  await page.goto("http://localhost:3922" + url, { waitUntil: "load" });
  await page.waitForTimeout(1200);
  const h = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < h; y += 600) { await page.evaluate((y) => window.scrollTo(0, y), y); await page.waitForTimeout(60); }
  await page.evaluate(() => window.scrollTo(0, 0)); await page.waitForTimeout(300);
  if (sel) await page.locator(sel).first().screenshot({ path: `/tmp/shot-${name}-${width}.png` });
  else await page.screenshot({ path: `/tmp/shot-${name}-${width}.png`, fullPage: full });
  console.log(width, h);
}
await browser.close();
