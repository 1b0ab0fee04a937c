import { bend, isObject, spliced, type Bend } from "./bend.ts";
import type { Json, JsonObject } from "./fresh-lines.ts";
import { placesOf, type Place } from "./json-places.ts";

const notTexts: Json[] = [12, true, null, [], {}, ["x"], { nl: 1 }];
const notNumbers: Json[] = ["12", true, null, [], {}, "NaN"];
const wildNumbers: Json[] = [1e308, 2 ** 53 + 2, -1, 0.123_456_78, -1e21];
const statements = [
  "'; drop table product; --",
  "1 or 1=1",
  '"; delete from stock; --',
  "$1",
  "\\x27 union select password_hash from customer",
];
const scripts = ["../../etc/passwd", "%00", "matras\u200b-01", "ｍatras-01", "", " ", "a".repeat(200)];
const keyedFields = new Set([
  "referenceKey",
  "masterKey",
  "path",
  "file",
  "ean",
  "unit",
  "kind",
  "code",
  "column",
  "averageColour",
  "variant",
]);
const longText = 10_000_000;

/** Lines that a schema alone finds wrong. */
export const wrongValues: Record<string, Bend> = {
  "another type of value": (random, fresh) =>
    bend(
      random,
      fresh,
      ({ value }) => typeof value !== "object",
      (place) => {
        if (typeof place.value === "string") return random.pick(notTexts);
        return typeof place.value === "number" ? random.pick(notNumbers) : random.pick<Json>(["true", 1, null, [], {}]);
      },
    ),
  "a list or object that is none": (random, fresh) =>
    bend(
      random,
      fresh,
      ({ value }) => typeof value === "object",
      ({ value }) => random.pick<Json>(["x", 7, null, Array.isArray(value) ? {} : []]),
    ),
  "a missing field": (random, fresh) => {
    const line = random.pick(fresh.all());
    const optional = new Set([
      "image",
      "properties",
      "sorting",
      "place",
      "sleeperType",
      "variant",
      "translations",
      "seed",
      "badges",
      "hidden",
      "type",
    ]);
    delete line[random.pick(Object.keys(line).filter((key) => !optional.has(key)))];
    return line;
  },
  "an unknown field": (random, fresh) => {
    const line = random.pick(fresh.all());
    const objects = placesOf(line).filter(
      ({ value, path }) => isObject(value) && !path.includes("properties") && !path.includes("attributes"),
    );
    const target = random.pick([line, ...objects.map(({ value }) => value as JsonObject)]);
    target[random.pick(["price", "extra", "constructor", "toString", "NL", "Type", "id"])] = random.pick<Json>([
      1,
      "x",
      {},
    ]);
    return line;
  },
  "a wild number": (random, fresh) =>
    bend(
      random,
      fresh,
      ({ value }) => typeof value === "number",
      () => random.pick(wildNumbers),
    ),
  "an empty or blank text": (random, fresh) =>
    bend(
      random,
      fresh,
      ({ value, path }) => typeof value === "string" && !path.includes("properties") && path.at(-1) !== "valueType",
      () => random.pick(["", " ", "\t\n "]),
    ),
  "SQL where a key belongs": (random, fresh) => bend(random, fresh, isKeyed, () => random.pick(statements)),
  "a key of wrong letters": (random, fresh) => bend(random, fresh, isKeyed, () => random.pick(scripts)),
  "a day off the calendar": (random, fresh) =>
    bend(
      random,
      fresh,
      ({ value }) => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value),
      () =>
        random.pick([
          "2026-2-3",
          "06-11-2026",
          "yesterday",
          "2026-11-06 09:00",
          "2026-11-06T09:00:00+01:00",
          "+012026-01-01",
        ]),
    ),
  "a type there is not": (random, fresh) => ({
    ...random.pick(fresh.all()),
    type: random.pick<Json>(["voucher", "", "Product", 1, null, "__proto__", "constructor", ["product"]]),
  }),
  "no object": (random) => random.pick(["[]", "12", "null", "true", '"product"', "[{}]", "-0"]),
  "a text of ten million letters": (random, fresh) => {
    const line = fresh.product();
    line["description"] = { nl: "a".repeat(longText) };
    return random.next() < 0.02 ? line : undefined;
  },
  "a text too long": (random, fresh) =>
    bend(
      random,
      fresh,
      ({ value, path }) => typeof value === "string" && !path.includes("properties"),
      () => "lang ".repeat(5000),
    ),
  "deep nesting": (random, fresh) => {
    const depth = random.pick([30, 1000, 50_000]);
    const [open, close] = random.pick([
      ["[", "]"],
      ['{"a":', "}"],
    ] as const);
    return spliced(random, fresh, `${open.repeat(depth)}1${close.repeat(depth)}`);
  },
};

function isKeyed({ value, path }: Place): boolean {
  return typeof value === "string" && keyedFields.has(String(path.at(-1)));
}
