/** What an object and each of its entries take up, about. */
const objectBytes = 24;
const entryBytes = 8;

/** A value that responses share and nobody can change, and about how many bytes of it were made for it. */
export interface Shared<Value extends object> {
  readonly value: Value;
  readonly weight: number;
}

/** A value of JSON that nobody can change any more, however deep. */
export function frozen<Value>(value: Value): Value {
  freeze(value);
  return value;
}

/** A value of JSON made to be shared: frozen, and weighed without what was frozen before. */
export function shared<Value extends object>(value: Value): Shared<Value> {
  return { value, weight: freeze(value) };
}

function freeze(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return 0;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let weight = objectBytes + parts.length * entryBytes;
  for (const part of parts) weight += freeze(part);
  Object.freeze(value);
  return weight;
}
