import { defineConfig } from "playwright/test";

const asRoot = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  // journeys at full length, which `npm run test:long` adds
  ...(process.env.LONG ? {} : { grepInvert: /@long/ }),
  outputDir: "../../test-results",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // a gate does not throw work away for one journey of hundreds; the report names it as flaky, and it is mended like any fault
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    baseURL: process.env.SHOP_URL,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: asRoot },
  },
});
