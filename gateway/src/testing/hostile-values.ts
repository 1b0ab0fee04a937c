import fc from "fast-check";
import type { Place } from "./schema-places.ts";

const unstorable = ["\0", "\ud800", "\udfff"];
const huge = "x".repeat(60_000);
const odd: readonly unknown[] = [
  nested(2000, (inner) => [inner]),
  "\0".repeat(500),
  "🛏️".repeat(8000),
  Array.from({ length: 5000 }, () => "x"),
  "\ud83d".repeat(500),
  "9".repeat(400),
  "__proto__",
  "",
  null,
  -1,
  2_147_483_648,
  1.5,
  true,
  [],
  {},
  "\u202e\u200b\ufeff",
  "a\r\nBcc: x@example.nl",
  "' or 1=1; --",
  "../../etc/passwd",
  " ",
  "%00",
  "-1",
  "1e309",
  "NaN",
  0,
  2_147_483_647,
  -2_147_483_648,
  Array.from({ length: 150 }, (_, index) => `x${index}`),
];

/**
 * Values nobody sends by mistake, the same for the same seed: first one of every kind (a NUL and a lone surrogate in what looks right, huge, nested
 * in lists and in objects), then others that cannot be stored, what programs trip over, and anything at all.
 */
export function hostileValues(place: Place, count: number, seed: number): unknown[] {
  const sample =
    typeof place.sample === "string" ? place.sample : Array.isArray(place.sample) ? String(place.sample[0]) : "";
  const ofEveryKind = [
    `${sample}\0`,
    `${sample}\ud800`,
    place.scalar === "JSON" ? { a: huge } : huge,
    nested(30, (inner) => [inner]),
    nested(30, (inner) => ({ a: inner })),
  ];
  const ids = place.scalar === "ID" ? insideId(sample) : [];
  const json = place.scalar === "JSON" ? unstorable.flatMap(inJson) : [];
  const spoiled = unstorable.flatMap((part) => [`${sample.slice(0, -1)}${part}${sample.slice(-1)}`, part]);
  const random = fc.sample(fc.oneof(brokenText, fc.jsonValue({ maxDepth: 6 })), { numRuns: count, seed });
  return [...ofEveryKind, ...ids, ...json.slice(0, 6), ...odd, ...spoiled, ...json.slice(6), ...random].slice(0, count);
}

const brokenText = fc
  .array(
    fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...unstorable, "é", "/", "%", "\\", '"', "'", "{", "$1")),
  )
  .map((parts) => parts.join(""));

// what an id holds may be unstorable though its letters are not
function insideId(sample: string): string[] {
  const inside = Buffer.from(sample, "base64").toString();
  const [typename, key = ""] = inside.includes(":") ? inside.split(":") : ["RoomConfiguration"];
  const bytes = [Buffer.from(`${key}\0`), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from("9".repeat(40))];
  return bytes.map((each) => Buffer.concat([Buffer.from(`${typename}:`), each]).toString("base64"));
}

function inJson(part: string): unknown[] {
  return [
    { [part]: 1 },
    { name: { key: "name", label: "Naam", value: `x${part}` } },
    { name: { key: part, label: part, value: "x" } },
    { a: [{ b: part }] },
    { [`attribute-1${part}`]: { key: "k", label: "l", value: "v" } },
  ];
}

function nested(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = "x";
  for (let level = 0; level < depth; level++) value = around(value);
  return value;
}
