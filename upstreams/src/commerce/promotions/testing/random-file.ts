import * as fc from "fast-check";

import type { PlainArticle, PlainLine, PlainPromotion, PlainVoucher } from "./plain-shop.ts";

/** The shelf that random promotion files are about, by reference key of the variant. */
export const plainShelf: ReadonlyMap<string, PlainArticle> = new Map([
  [
    "bed-90",
    { product: "bed", master: "03-0001", categories: ["/slapen/bedden"], cents: 39_900, vatPercent: 21, pieces: 99 },
  ],
  [
    "bed-140",
    { product: "bed", master: "03-0001", categories: ["/slapen/bedden"], cents: 49_995, vatPercent: 21, pieces: 3 },
  ],
  ["duvet", { product: "duvet", master: "04-0001", categories: ["/slapen"], cents: 9999, vatPercent: 9, pieces: 99 }],
  [
    "sloop",
    { product: "sloop", master: "04-0002", categories: ["/slapen/linnen"], cents: 1495, vatPercent: 9, pieces: 99 },
  ],
  [
    "knoop",
    { product: "sloop", master: "04-0002", categories: ["/slapen/linnen"], cents: 5, vatPercent: 9, pieces: 99 },
  ],
  ["bank", { product: "bank", master: "08-0001", categories: ["/wonen"], cents: 129_900, vatPercent: 21, pieces: 2 }],
  ["lamp", { product: "lamp", master: "08-0002", categories: ["/wonen"], cents: 3333, vatPercent: 21, pieces: 0 }],
]);

const articles = fc.constantFrom(...plainShelf.keys());
const promotionKeys = ["a", "b", "c", "d"] as const;
const codes = fc.constantFrom("GEHEIM", "ANDERS");

/** Lines of a basket; some name a promotion, and some of those are its gift. */
export const plainLines: fc.Arbitrary<PlainLine[]> = fc.array(
  fc
    .record({
      article: articles,
      quantity: fc.integer({ min: 1, max: 5 }),
      names: fc.option(fc.constantFrom(...promotionKeys)),
      code: fc.option(fc.oneof(codes, fc.constant("geheim"))),
      isGift: fc.constantFrom(false, false, true),
    })
    .map((line) => Object.assign(line, { isGift: line.isGift && line.names !== null })),
  { maxLength: 7, size: "max" },
);

const mostly = <Value>(usual: Value, others: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: others });
const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const cents = fc.oneof(fc.constantFrom(1, 500, 2500, 9999), fc.integer({ min: 1, max: 60_000 }));
const column = (amount: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 19, arbitrary: fc.record({ nl: amount }) }, fc.record({ ch: amount }));
const percent = fc.oneof(fc.constantFrom(10, 12.5, 33.33, 50, 100), fc.integer({ min: 1, max: 100 }));
const shops = mostly<string[] | undefined>(undefined, fc.constantFrom(["nl-NL"], ["nl-NL", "de-DE"], ["de-DE"]));
const scope = some(
  fc.constantFrom(
    { categories: ["/slapen"] },
    { categories: ["/slapen/linnen"] },
    { categories: ["/slapen/bedden"], products: ["bank"] },
    { products: ["bed", "duvet"] },
    { masters: ["04-0002"] },
    { masters: ["03-0001"], categories: ["/wonen"] },
    { categories: ["/slapen"], except: { masters: ["04-0002"] } },
    { except: { categories: ["/slapen/bedden"], products: ["lamp"] } },
  ),
);
const period = mostly(
  { from: "2026-01-01", to: "2027-01-01" },
  fc.constantFrom(
    { from: "2026-11-20T12:00:00Z", to: "2026-11-20T12:00:01Z" },
    { from: "2026-01-01", to: "2026-12-01" },
    { from: "2026-01-01", to: "2026-11-20T12:00:00Z" },
    { from: "2026-11-21", to: "2027-01-01" },
  ),
);
const most = fc.integer({ min: 1, max: 3 });

const effect: fc.Arbitrary<PlainPromotion["effect"]> = fc.oneof(
  fc.record({ type: fc.constant("automatic_discount" as const), percent }),
  fc.record({ type: fc.constant("automatic_discount" as const), cents: column(cents) }),
  fc.record({
    type: fc.constant("gift" as const),
    variants: fc.uniqueArray(articles, { minLength: 1, maxLength: 6, size: "max" }),
    most,
  }),
  fc
    .record({ type: fc.constant("cheapest" as const), of: most, pieces: most, percent, most })
    .map((set) => Object.assign(set, { pieces: Math.min(set.of, set.pieces) })),
);

/** Campaigns a promotion may belong to: one that runs, and one that is over. */
export const plainCampaigns = [
  { key: "nu", from: "2026-11-01", to: "2026-12-01" },
  { key: "toen", from: "2026-10-01", to: "2026-11-01" },
] as const;

/** Promotions of a file. */
export const plainPromotions: fc.Arbitrary<PlainPromotion[]> = fc.uniqueArray(
  fc
    .record({
      key: fc.constantFrom(...promotionKeys),
      active: mostly(true, fc.boolean()),
      shops,
      period,
      priority: fc.integer({ min: 0, max: 3 }),
      code: mostly<string | undefined>(undefined, codes),
      for: scope,
      minQuantity: mostly<number | undefined>(undefined, fc.integer({ min: 1, max: 4 })),
      minOrderCents: some(column(fc.constantFrom(5000, 60_000, 200_000))),
      campaign: mostly<string | undefined>(undefined, fc.constantFrom("nu", "toen")),
      effect,
    })
    .map(({ period: time, minQuantity, ...line }): PlainPromotion => {
      return written({ ...line, ...time, ...(line.effect.type === "cheapest" ? {} : { minQuantity }) });
    }),
  { selector: ({ key }) => key, maxLength: 4, size: "max" },
);

/** Vouchers of a file, in the order a basket has redeemed them. */
export const plainVouchers: fc.Arbitrary<PlainVoucher[]> = fc.uniqueArray(
  fc
    .record({
      code: fc.constantFrom("CODE-1", "CODE-2", "CODE-3"),
      active: mostly(true, fc.boolean()),
      shops,
      period: some(period),
      for: scope,
      discount: fc.oneof(fc.record({ percent }), fc.record({ cents: column(cents) })),
      minOrderCents: some(column(fc.constantFrom(2500, 80_000))),
      limit: some(fc.integer({ min: 1, max: 3 })),
      combinesWithVouchers: some(fc.boolean()),
      combinesWithPromotions: some(fc.boolean()),
    })
    .map(({ period: time, ...line }): PlainVoucher => written({ ...line, ...time })),
  { selector: ({ code }) => code, maxLength: 3, size: "max" },
);

// a member that is undefined is one that the file does not have
function written<Line extends object>(line: Line): Line {
  return JSON.parse(JSON.stringify(line)) as Line;
}
