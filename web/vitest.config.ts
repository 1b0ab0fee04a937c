import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "web",
    isolate: false,
    maxWorkers: 2,
    environment: "happy-dom",
    testTimeout: 20_000,
    expect: { poll: { timeout: 5000 } },
    setupFiles: ["app/ui/testing/clean-page.ts"],
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
  },
});
