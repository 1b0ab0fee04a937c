import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "web",
    isolate: false,
    maxWorkers: 2,
    environment: "happy-dom",
    setupFiles: ["app/ui/testing/clean-page.ts"],
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
  },
});
