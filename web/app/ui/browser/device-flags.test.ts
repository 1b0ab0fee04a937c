import { expect, test } from "vitest";
import { deviceFlags } from "./device-flags.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const safari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

test.each([
  [chrome, "chrome"],
  [`${chrome} Edg/140.0.0.0`, "edge"],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
    "samsung",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "firefox"],
  [safari, "safari"],
  ["curl/8.5.0", "other"],
])("%s is %s", (userAgent, browser) => {
  expect(deviceFlags(userAgent, 1440).browser).toBe(browser);
});

test("systems are set apart, an iPad that calls itself a Mac too", () => {
  expect(deviceFlags(chrome, 1440)).toMatchObject({ isWindows: true, isMacos: false, isIos: false, isAndroid: false });
  expect(deviceFlags(safari, 1440, 0)).toMatchObject({ isMacos: true, isIos: false });
  expect(deviceFlags(safari, 820, 5)).toMatchObject({ isMacos: false, isIos: true });
  expect(deviceFlags(iphone, 390, 5)).toMatchObject({ isIos: true, isMobile: true });
});

test("crawlers are recognised", () => {
  expect(deviceFlags("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", 1200).isCrawler).toBe(
    true,
  );
  expect(deviceFlags(chrome, 1200).isCrawler).toBe(false);
});

test("the class follows the width, not the user agent", () => {
  expect(deviceFlags(iphone, 700)).toMatchObject({ isMobile: false, isTablet: true, isDesktop: false });
});
