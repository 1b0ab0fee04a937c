import type { FreshLines, Json, JsonObject } from "./fresh-lines.ts";
import type { SeededRandom } from "./seeded-random.ts";

type Bend = (random: SeededRandom, fresh: FreshLines) => JsonObject;

const daysOffTheCalendar = [
  "2026-02-30",
  "2026-13-01",
  "2026-00-10",
  "0000-01-01",
  "9999-12-31",
  "1850-06-01",
  "2025-02-29",
  "2026-04-31T10:00:00Z",
];
const moments = ["2026-11-06T25:00:00Z", "2026-11-06T24:00:00Z", "2026-11-06T10:61:00Z", "2026-11-06T10:00:60Z"];

/** Lines whose fields are all of the right kind, and which still cannot be true. */
export const wrongProducts: Record<string, Bend> = {
  "a date off the calendar": (random, fresh) => {
    const moment = random.pick([...daysOffTheCalendar, ...moments]);
    const line = random.pick([fresh.product(), fresh.review(), fresh.order()]);
    for (const key of ["firstLiveAt", "writtenAt", "placedAt"]) if (key in line) line[key] = moment;
    return line;
  },
  "a history in the wrong order": priced((_, price) => historyOf(price).reverse()),
  "a history with a moment twice": priced((_, price) => {
    const history = historyOf(price);
    history.splice(1, 0, [`${history[0]![0] as string}T00:00:00Z`, 44_900]);
  }),
  "a history that ends elsewhere": priced((random, price) => {
    price["cents"] = Number(price["cents"]) + 1 + random.below(10_000);
  }),
  "a history that begins too late": priced((_, price) => historyOf(price).splice(0, 2, ["2026-10-20", 49_900])),
  "a reduction without its day": priced((_, price) => delete price["reducedSince"]),
  "a day without a reduction": priced((_, price) => delete price["reduction"]),
  "a reduction from a day of no price": priced((_, price) => {
    price["reducedSince"] = "2026-11-10";
  }),
  "an unknown category": (_, fresh) => ({ ...fresh.product(), categories: ["/slapen", "/eten"] }),
  "an unknown attribute": (_, fresh) => ({ ...fresh.product(), attributes: { smell: ["rose"] } }),
  "an unknown attribute value": (_, fresh) => ({ ...fresh.product(), attributes: { color: ["#123456"] } }),
  "several values where one is taken": (_, fresh) => ({
    ...fresh.product(),
    attributes: { color: ["#c2b299", "#2c3648"] },
  }),
  "a value twice": (_, fresh) => ({ ...fresh.product(), attributes: { color: ["#c2b299", "#c2b299"] } }),
  "a claim without its badge": (_, fresh) => ({ ...fresh.product(), attributes: { vegan: ["true"] }, badges: [] }),
  "a picture that is not there": (_, fresh) => {
    const line = fresh.product();
    (line["images"] as JsonObject[])[0]!["file"] = "weg.webp";
    return line;
  },
  "two variants alike": (_, fresh) => {
    const line = fresh.product();
    const [first, second] = variantsOf(line);
    first!["attributes"] = { hardness: ["soft"], color: ["#c2b299"] };
    second!["attributes"] = { color: ["#c2b299"], hardness: ["soft"] };
    return line;
  },
  "a variant twice": (_, fresh) => {
    const line = fresh.product();
    const [first, second] = variantsOf(line);
    second!["referenceKey"] = first!["referenceKey"]!;
    return line;
  },
  "no active variant": (_, fresh) => {
    const line = fresh.product();
    for (const variant of variantsOf(line)) variant["active"] = false;
    return line;
  },
  "a levy twice": (_, fresh) => {
    const line = fresh.product();
    const levies = variantsOf(line)[0]!["levies"] as Json[];
    levies.push(...levies);
    return line;
  },
  "a levy of another country": (_, fresh) => {
    const line = fresh.product();
    (variantsOf(line)[0]!["levies"] as JsonObject[])[0]!["column"] = "de";
    return line;
  },
  "a wrong check digit": (random, fresh) => {
    const line = fresh.product();
    variantsOf(line)[0]!["ean"] = `290000000000${random.pick([0, 2, 3, 4, 5, 6, 7, 8, 9])}`;
    return line;
  },
  "a delivery the wrong way round": (_, fresh) => {
    const line = fresh.product();
    variantsOf(line)[0]!["delivery"] = { min: 9, max: 3, unit: "day" };
    return line;
  },
  "a category without its parent": (_, fresh) => ({ ...fresh.category(), path: "/eten/tafels" }),
  "a category that filters by nothing known": (_, fresh) => ({ ...fresh.category(), supportedFilter: ["smell"] }),
  "a value of an attribute twice": (_, fresh) => {
    const line = fresh.attribute();
    (line["values"] as Json[]).push(...(line["values"] as Json[]));
    return line;
  },
  "a colour that is none": (_, fresh) => ({ ...fresh.colours(), values: [{ value: "zand", label: { nl: "zand" } }] }),
  "a shop of another language": (_, fresh) => ({ ...fresh.shop(), locale: "de-DE" }),
  "a review of no product": (_, fresh) => ({ ...fresh.review(), masterKey: "99-9999" }),
  "a review of no variant": (_, fresh) => ({ ...fresh.review(), variant: "99-9999-A-1" }),
  "a review translated into its own language": (_, fresh) => ({
    ...fresh.review(),
    translations: { nl: { title: "t", text: "t" } },
  }),
  "an order of nothing known": (_, fresh) => ({ ...fresh.order(), items: [{ variant: "99-9999-A-1", quantity: 1 }] }),
  "an order with a variant twice": (_, fresh) => {
    const line = fresh.order();
    (line["items"] as Json[]).push(...(line["items"] as Json[]));
    return line;
  },
  "a key of an earlier line": (random, fresh) => {
    const [line, key] = random.pick([
      [fresh.product(), { referenceKey: "03-0001-A" }],
      [fresh.review(), { referenceKey: "r-0001" }],
      [fresh.order(), { referenceKey: "o-0001" }],
      [fresh.category(), { path: "/slapen" }],
      [fresh.attribute(), { key: "color" }],
      [fresh.shop(), { shopId: 1001, locale: "nl-NL" }],
    ] as const);
    return { ...line, ...key };
  },
};

function priced(change: (random: SeededRandom, price: JsonObject) => unknown): Bend {
  return (random, fresh) => {
    const line = fresh.product();
    const { prices } = random.pick(variantsOf(line)) as { prices: { nl: JsonObject } };
    change(random, prices.nl);
    return line;
  };
}

function variantsOf(line: JsonObject): JsonObject[] {
  return line["variants"] as JsonObject[];
}

function historyOf(price: JsonObject): [Json, Json][] {
  return price["history"] as [Json, Json][];
}
