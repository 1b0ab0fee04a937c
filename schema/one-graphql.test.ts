import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

test("one copy of graphql is installed", async () => {
  const lock = JSON.parse(await readFile(new URL("../package-lock.json", import.meta.url), "utf8")) as {
    packages: Record<string, { version?: string }>;
  };
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith("node_modules/graphql"));
  expect(copies).toEqual(["node_modules/graphql"]);
  expect(lock.packages["node_modules/graphql"]?.version).toMatch(/^17\./);
});
