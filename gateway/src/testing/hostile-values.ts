import fc from "fast-check";
import type { Place } from "./schema-places.ts";

const unstorable = ["\0", "\ud800", "\udfff"];
const fixed: readonly unknown[] = [
  "",
  " ",
  "%00",
  "\0".repeat(500),
  "\ud83d".repeat(500),
  "x".repeat(60_000),
  "🛏️".repeat(8000),
  "\u202e\u200b\ufeff",
  "a\r\nBcc: x@example.nl",
  "__proto__",
  "' or 1=1; --",
  "../../etc/passwd",
  "9".repeat(400),
  "-1",
  "1e309",
  "NaN",
  0,
  -1,
  2_147_483_647,
  -2_147_483_648,
  2_147_483_648,
  1.5,
  true,
  null,
  [],
  {},
  nested(30, (inner) => [inner]),
  nested(30, (inner) => ({ a: inner })),
  nested(2000, (inner) => [inner]),
  Array.from({ length: 5000 }, () => "x"),
  Array.from({ length: 150 }, (_, index) => `x${index}`),
];

/** Values nobody sends by mistake, the same for the same seed: first those that look right and cannot be stored, then the rest. */
export function hostileValues(place: Place, count: number, seed: number): unknown[] {
  const sample =
    typeof place.sample === "string" ? place.sample : Array.isArray(place.sample) ? String(place.sample[0]) : "";
  const spoiled = unstorable.flatMap((part) => [
    sample + part,
    `${sample.slice(0, -1)}${part}${sample.slice(-1)}`,
    part,
  ]);
  const ids = place.scalar === "ID" ? spoiled.map((text) => insideId(sample, text)) : [];
  const json = place.scalar === "JSON" ? unstorable.flatMap(inJson) : [];
  const random = fc.sample(fc.oneof(brokenText, fc.jsonValue({ maxDepth: 6 })), { numRuns: count, seed });
  const rest = random.flatMap((value, index) => [fixed[(index + seed) % fixed.length], value]);
  return [...json, ...ids, ...spoiled, ...rest].slice(0, count);
}

const brokenText = fc
  .array(
    fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...unstorable, "é", "/", "%", "\\", '"', "'", "{", "$1")),
  )
  .map((parts) => parts.join(""));

// what an id holds may be unstorable though its letters are not
function insideId(sample: string, text: string): string {
  const inside = Buffer.from(sample, "base64").toString();
  const [typename] = inside.includes(":") ? inside.split(":") : ["RoomConfiguration"];
  return Buffer.from(`${typename}:${text}`).toString("base64");
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
