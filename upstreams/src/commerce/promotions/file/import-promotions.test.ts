import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createTestUpstream, type TestUpstream } from "../../testing/test-upstream.ts";
import { promotionLine, voucherLine } from "../testing/test-promotions.ts";
import { importPromotions, PromotionImportError } from "./import-promotions.ts";

let upstream: TestUpstream;

const tenPercent = { type: "automatic_discount", percent: 10 };

beforeAll(async () => {
  upstream = await createTestUpstream({
    categories: [{ path: "/slapen" }, { path: "/slapen/kussens" }],
    products: [{ key: "kussen", categories: ["/slapen/kussens"], variants: [{ key: "kussen-1", cents: 5000 }] }],
  });
});
afterAll(() => upstream.close());

function importLines(lines: readonly string[], options: { full?: boolean; dryRun?: boolean } = {}) {
  return importPromotions({ db: upstream.database.db, lines, ...options });
}

async function faultsOf(...lines: string[]): Promise<string[]> {
  try {
    await importLines(lines);
    return [];
  } catch (error) {
    if (!(error instanceof PromotionImportError)) throw error;
    return error.faults.map(({ lineNumber, path, reason }) => `${lineNumber} ${path}: ${reason}`);
  }
}

async function price(): Promise<number> {
  const key = `import-promotions-basket-${Math.random().toString(36).slice(2)}`;
  const body = { variantId: upstream.ids.variants.get("kussen-1"), quantity: 1 };
  const { cost } = await upstream.json<{ cost: { withTax: number } }>("POST", `/v1/baskets/${key}/items`, {
    body,
    status: 201,
  });
  return cost.withTax;
}

describe("importing promotions", () => {
  it("counts from the next look at a basket on, and so does taking them away", async () => {
    expect(await price()).toBe(5000);
    const lines = [
      promotionLine("slapen", { for: { categories: ["/slapen"] }, effect: tenPercent }),
      voucherLine("WELKOM10", { limit: 5 }),
    ];
    expect(await importLines(lines)).toEqual({ promotions: 1, vouchers: 1, changed: 2 });
    expect(await price()).toBe(4500);
    expect((await importLines(lines)).changed).toBe(0);
    expect((await importLines([], { dryRun: true })).changed).toBe(2);
    expect(await price()).toBe(4500);
    await importLines([voucherLine("MEER")], { full: false });
    expect(await price()).toBe(4500);
    expect((await importLines([])).changed).toBe(3);
    expect(await price()).toBe(5000);
    await importLines(lines);
    expect(await price()).toBe(4500);
  });

  it("keeps how often a voucher was used", async () => {
    const { db } = upstream.database;
    await importLines([voucherLine("TELT", { limit: 5 })]);
    await db.updateTable("voucher").set({ used: 3 }).where("code", "=", "TELT").execute();
    await importLines([voucherLine("TELT", { limit: 2 })]);
    const row = await db
      .selectFrom("voucher")
      .select(["used", "use_limit"])
      .where("code", "=", "TELT")
      .executeTakeFirst();
    expect(row).toEqual({ used: 3, use_limit: 2 });
  });

  it("leaves out what is excepted, and runs no promotion outside its campaign", async () => {
    const except = { categories: ["/slapen/kussens"] };
    await importLines([promotionLine("slapen", { for: { categories: ["/slapen"], except }, effect: tenPercent })]);
    expect(await price()).toBe(5000);
    const campaign = {
      type: "campaign",
      key: "winter",
      name: { nl: "Winter" },
      headline: { nl: "Warm" },
      from: "2026-12-01",
      to: "2027-01-01",
    };
    const lines = [JSON.stringify(campaign), promotionLine("slapen", { campaign: "winter", effect: tenPercent })];
    await importLines(lines);
    expect(await price()).toBe(5000);
    upstream.clock.now = new Date("2026-12-05T12:00:00Z");
    expect(await price()).toBe(4500);
    upstream.clock.now = new Date("2027-01-01T00:00:00Z");
    expect(await price()).toBe(5000);
    upstream.clock.now = new Date("2026-11-10T12:00:00Z");
  });

  it("takes on a catalogue that has changed", async () => {
    await importLines([promotionLine("lakens", { for: { categories: ["/slapen/kussens"] }, effect: tenPercent })]);
    expect(await price()).toBe(4500);
    const { db } = upstream.database;
    await db.updateTable("category").set({ path: "/slapen/anders" }).where("path", "=", "/slapen/kussens").execute();
    await db.insertInto("catalogue_version").values({ checksum: "next" }).execute();
    expect(await price()).toBe(5000);
    await db.updateTable("category").set({ path: "/slapen/kussens" }).where("path", "=", "/slapen/anders").execute();
    await db.insertInto("catalogue_version").values({ checksum: "back" }).execute();
  });
});

describe("a faulty file", () => {
  it("is refused with every fault, its line and its place", async () => {
    await importLines([promotionLine("slapen", { effect: tenPercent })]);
    const faults = await faultsOf(
      "{",
      JSON.stringify({ type: "sale" }),
      promotionLine("a", { effect: tenPercent, to: "2025-01-01" }),
      promotionLine("b", { effect: { type: "automatic_discount", percent: 101 } }),
      promotionLine("c", { effect: { type: "cheapest", of: 2, pieces: 3 } }),
      voucherLine("klein"),
      voucherLine("DUBBEL"),
      voucherLine("DUBBEL"),
      voucherLine("LEEG", { for: {} }),
    );
    expect(faults.map((fault) => fault.split(" ")[0])).toEqual(["1", "2", "3", "4", "5", "6", "8", "9"]);
    expect(await price()).toBe(4500);
  });

  it("is refused for what it refers to and is not there", async () => {
    expect(
      await faultsOf(
        promotionLine("a", {
          for: { categories: ["/weg"], except: { masters: ["03-1481"] } },
          campaign: "nooit",
          effect: tenPercent,
        }),
        promotionLine("b", { for: { products: ["weg"] }, effect: { type: "gift", variants: ["kussen-1", "weg-1"] } }),
      ),
    ).toEqual([
      "1 for.categories: there is no category /weg",
      "1 for.except.masters: there is no master 03-1481",
      "1 campaign: there is no campaign nooit",
      "2 for.products: there is no product weg",
      "2 effect.variants: there is no variant weg-1",
    ]);
  });
});
