import { defineConfig } from "vitest/config";

const emptyDatabase = ["./upstreams/src/database/empty-test-server.ts"];
const filledDatabase = ["./upstreams/src/database/testing/filled-test-server.ts"];

// a file's imports are a third of its time: the files of a worker share them, and leave nothing behind in them
const isolate = false;

// as Node resolves them: Vite's "development" would load a second graphql beside the one its users import
const asNode = { ssr: { resolve: { conditions: ["node", "module-sync"] } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { ...asNode, test: { name: "schema", isolate, include: ["schema/**/*.test.ts"], testTimeout: 20_000 } },
      { test: { name: "bench", isolate, include: ["bench/**/*.test.ts"], testTimeout: 20_000 } },
      {
        test: {
          name: "upstreams",
          isolate,
          include: ["upstreams/**/*.test.ts"],
          globalSetup: emptyDatabase,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...asNode,
        test: {
          name: "gateway",
          isolate,
          include: ["gateway/**/*.test.ts"],
          globalSetup: filledDatabase,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...asNode,
        test: {
          name: "clients",
          isolate,
          include: ["clients/**/*.test.{ts,tsx}"],
          globalSetup: filledDatabase,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      "./web/vitest.config.ts",
    ],
  },
});
