/** A value of JSON that nobody can change any more, however deep. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
