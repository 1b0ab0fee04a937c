import type { FreshLines, Json, JsonObject } from "./fresh-lines.ts";
import { placesOf, put, type Place } from "./json-places.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Makes a bad line of good ones: its text or bytes, or the object to write; undefined when this line stays good. */
export type Bend = (random: SeededRandom, fresh: FreshLines) => string | Buffer | JsonObject | undefined;

/** One of the fresh lines, with one of the values that are meant changed. */
export function bend(
  random: SeededRandom,
  fresh: FreshLines,
  isMeant: (place: Place) => boolean,
  change: (place: Place) => Json,
): JsonObject {
  const lines = fresh.all().filter((line) => placesOf(line).some(isMeant));
  const line = random.pick(lines);
  const place = random.pick(placesOf(line).filter(isMeant));
  put(place, change(place));
  return line;
}

/** A line with a piece of text in place of one of its values. */
export function spliced(random: SeededRandom, fresh: FreshLines, text: string): string {
  const line = bend(
    random,
    fresh,
    ({ value, path }) => typeof value !== "object" && !path.includes("properties"),
    () => "splice-here",
  );
  return JSON.stringify(line).replace('"splice-here"', () => text);
}

/** A line with a piece of text in the middle of one of its texts. */
export function inText(random: SeededRandom, fresh: FreshLines, text: string): string {
  const line = bend(
    random,
    fresh,
    ({ value }) => typeof value === "string" && value.length > 0,
    ({ value }) => `${value as string}splice-here`,
  );
  return JSON.stringify(line).replace("splice-here", () => text);
}

/** Whether a value is an object with keys. */
export function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
