import { FreshLines, type Json, type JsonObject } from "./fresh-lines.ts";
import { placesOf, put, type Place } from "./json-places.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { wrongProducts } from "./wrong-products.ts";

/** A line no import may take, and what was done to a good one. */
export interface BadLine {
  kind: string;
  bytes: Buffer;
  /** Whether a schema of the format must refuse it too: false for what only the lines before it, or sums over it, tell. */
  isSeenBySchema: boolean;
}

type Bend = (random: SeededRandom, fresh: FreshLines) => string | Buffer | JsonObject | undefined;

const notTexts: Json[] = [12, true, null, [], {}, ["x"], { nl: 1 }];
const notNumbers: Json[] = ["12", true, null, [], {}, "NaN"];
const wildNumbers: Json[] = [1e308, 9_007_199_254_740_993, -1, 0.123_456_78, -1e21];
const notJsonNumbers = ["NaN", "Infinity", "-Infinity", "0x1F", "1_000", "012", "+1", "1.", ".5", "1e", "--1"];
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

const schemaKinds: Record<string, Bend> = {
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
    const optional = ["image", "properties", "place", "sleeperType", "variant", "translations", "seed", "badges", "hidden", "type"];
    delete line[random.pick(Object.keys(line).filter((key) => !optional.includes(key)))];
    return line;
  },
  "an unknown field": (random, fresh) => {
    const line = random.pick(fresh.all());
    const objects = placesOf(line).filter(
      ({ value, path }) => isObject(value) && !path.includes("properties") && !path.includes("attributes"),
    );
    const target = random.pick([line, ...objects.map(({ value }) => value as JsonObject)]);
    target[random.pick(["price", "extra", "constructor", "toString", "NL", "Type", "id"])] = random.pick<Json>([1, "x", {}]);
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
      () => random.pick(["2026-2-3", "06-11-2026", "yesterday", "2026-11-06 09:00", "2026-11-06T09:00:00+01:00", "+012026-01-01"]),
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

const textKinds: Record<string, Bend> = {
  "a number that JSON has not": (random, fresh) => spliced(random, fresh, random.pick(notJsonNumbers)),
  "JSON cut off": (random, fresh) => {
    const text = JSON.stringify(random.pick(fresh.all()));
    return text.slice(0, 1 + random.below(text.length - 1));
  },
  "JSON with something around it": (random, fresh) => {
    const text = JSON.stringify(random.pick(fresh.all()));
    return random.pick([
      `${text},`,
      `[${text}`,
      `${text}${text}`,
      `${text} // tot zo`,
      `'${text}'`,
      text.replaceAll('"', "'"),
      `${text}\u0000`,
    ]);
  },
  "bytes that are not UTF-8": (random, fresh) => {
    const bytes = Buffer.from(JSON.stringify(random.pick(fresh.all())));
    const at = random.below(bytes.length);
    const broken = random.pick([[0xff], [0xc3, 0x28], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from([...broken, 0x20]), bytes.subarray(at)]);
  },
  "a NUL in a text": (random, fresh) => inText(random, fresh, random.pick(["\\u0000", "\u0000"])),
  "half a character": (random, fresh) => inText(random, fresh, random.pick(["\\ud800", "\\udfff", "\\uD83D"])),
  "__proto__ as a key": (random, fresh) => {
    const line = random.pick(fresh.all());
    const objects = placesOf(line).filter(({ value }) => isObject(value));
    const target = random.pick([line, ...objects.map(({ value }) => value as JsonObject)]);
    target["proto-here"] = {};
    const key = random.pick(["__proto__", "\\u005f_proto__"]);
    return JSON.stringify(line).replace('"proto-here":{}', `"${key}":${random.pick(["{}", '"x"', '["x"]', '{"active":false}'])}`);
  },
  "a line longer than a line can be": (random) => (random.next() < 0.01 ? Buffer.alloc(16_000_001, 0x61) : undefined),
  noise: (random) => {
    const bytes = Array.from({ length: 1 + random.below(200) }, () => 1 + random.below(255)).filter((byte) => byte !== 10);
    return Buffer.from([0x7e, ...bytes]);
  },
};

const kindsSeenBySchema = Object.entries(schemaKinds);
const kindsOfText = Object.entries(textKinds);
const kindsOfMeaning = Object.entries<Bend>(wrongProducts);

/** So many bad lines of all kinds, each made from good ones with keys of their own. */
export function* badLines(count: number, random: SeededRandom): Generator<BadLine> {
  const kinds = [...kindsSeenBySchema, ...kindsOfText, ...kindsOfMeaning];
  for (let number = 0; number < count;) {
    const [kind, make] = kinds[number % kinds.length]!;
    const made = make(random, new FreshLines(number)) ?? random.pick(["{", "}", "[1,]"]);
    const bytes = typeof made === "string" ? Buffer.from(made) : Buffer.isBuffer(made) ? made : Buffer.from(JSON.stringify(made));
    yield { kind, bytes, isSeenBySchema: kindsSeenBySchema.some(([name]) => name === kind) };
    number += 1;
  }
}

function bend(random: SeededRandom, fresh: FreshLines, isMeant: (place: Place) => boolean, change: (place: Place) => Json): JsonObject {
  const lines = fresh.all().filter((line) => placesOf(line).some(isMeant));
  const line = random.pick(lines);
  const place = random.pick(placesOf(line).filter(isMeant));
  put(place, change(place));
  return line;
}

/** A line with a piece of text in place of one of its values. */
function spliced(random: SeededRandom, fresh: FreshLines, text: string): string {
  const line = bend(
    random,
    fresh,
    ({ value, path }) => typeof value !== "object" && !path.includes("properties"),
    () => "splice-here",
  );
  return JSON.stringify(line).replace('"splice-here"', () => text);
}

/** A line with a piece of text in the middle of one of its texts. */
function inText(random: SeededRandom, fresh: FreshLines, text: string): string {
  const line = bend(
    random,
    fresh,
    ({ value }) => typeof value === "string" && value.length > 0,
    ({ value }) => `${String(value)}splice-here`,
  );
  return JSON.stringify(line).replace("splice-here", () => text);
}

function isKeyed({ value, path }: Place): boolean {
  return typeof value === "string" && keyedFields.has(String(path.at(-1)));
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
