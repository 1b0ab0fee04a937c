/**
 * Values as PostgreSQL writes an array, for columns of a million rows: of numbers, dates and words without quotes, commas, braces or spaces,
 * which nothing has to be escaped in. Anything else goes to the driver as it is.
 */
export function plainArray(values: readonly (string | number | null | undefined)[]): string {
  return `{${values.map((value) => value ?? "null").join(",")}}`;
}
