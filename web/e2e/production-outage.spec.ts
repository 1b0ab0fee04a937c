import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "playwright/test";

import { test } from "./shop/production-test.ts";

const productPath = "/p/matras-duinrust-03-2417";

/** Process numbers of what a process has started, as Linux lists them. */
async function childrenOf(parent: number): Promise<number[]> {
  const numbers = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const statuses = await Promise.all(numbers.map((pid) => readFile(`/proc/${pid}/status`, "utf8").catch(() => "")));
  return numbers.filter((_, index) => new RegExp(`^PPid:\\s+${parent}$`, "m").test(statuses[index] ?? ""));
}

test("while the database hangs the shop lives, is not ready, and serves what it knows; then it heals by itself", async ({
  production: { get, sendQuery, dataFolder },
}) => {
  test.skip(process.platform !== "linux", "processes are stopped as Linux shows them");
  expect((await get("/readyz")).status).toBe(200);
  for (const path of ["/matrassen", productPath]) expect((await get(path)).status).toBe(200);
  const postmaster = Number((await readFile(join(dataFolder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
  const stopped = [postmaster, ...(await childrenOf(postmaster))];
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  try {
    await expect.poll(async () => (await get("/readyz")).status, { timeout: 5000 }).toBe(503);
    for (const [path, status] of [
      ["/healthz", 200],
      ["/readyz", 503],
      ["/matrassen", 200],
      [productPath, 200],
    ] as const) {
      const begun = performance.now();
      expect((await get(path)).status, path).toBe(status);
      expect(performance.now() - begun, path).toBeLessThan(5000);
    }
    const begun = performance.now();
    const added = await sendQuery(
      "mutation { addToBasket(input: { variantId: 1 }) { __typename ... on UserError { code } } }",
      {},
      { cookie: `__Host-visitor=${"v".repeat(43)}` },
    );
    expect(performance.now() - begun).toBeLessThan(6000);
    expect(await added.json()).toMatchObject({ data: { addToBasket: { __typename: "BasketError" } } });
  } finally {
    for (const pid of stopped) process.kill(pid, "SIGCONT");
  }
  await expect.poll(async () => (await get("/readyz")).status, { timeout: 15_000 }).toBe(200);
});
