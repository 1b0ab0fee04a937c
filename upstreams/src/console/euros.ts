/** Cents as an operator reads them: `1299.00 EUR`. */
export function euros(cents: number, currency = "EUR"): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}
