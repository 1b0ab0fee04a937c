import type { Json, JsonObject } from "./fresh-lines.ts";

/** A place in a line: the value that holds it, and its key there. */
export interface Place {
  holder: JsonObject | Json[];
  key: string | number;
  value: Json;
  /** Keys from the line down to it. */
  path: (string | number)[];
}

/** Every value of a line but the line itself, its `type` left out. */
export function placesOf(line: JsonObject): Place[] {
  return below(line, []).filter(({ path }) => path[0] !== "type");
}

/** Puts another value there. */
export function put({ holder, key }: Place, value: Json): void {
  (holder as Record<string | number, Json>)[key] = value;
}

function below(holder: JsonObject | Json[], path: readonly (string | number)[]): Place[] {
  const entries: [string | number, Json][] = Array.isArray(holder) ? [...holder.entries()] : Object.entries(holder);
  const places: Place[] = [];
  for (const [key, value] of entries) {
    const place = { holder, key, value, path: [...path, key] };
    places.push(place);
    if (typeof value === "object" && value !== null) places.push(...below(value, place.path));
  }
  return places;
}
