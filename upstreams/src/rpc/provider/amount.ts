/** An amount as Mollie writes it: two decimals, as in `12.95`. */
export interface ProviderAmount {
  currency: string;
  value: string;
}

/** Cents of an amount. */
export function centsOf(amount: ProviderAmount): number {
  return Math.round(Number(amount.value) * 100);
}

/** An amount of cents as the API takes it. */
export function amountOf(cents: number, currency: string): ProviderAmount {
  return { currency, value: (cents / 100).toFixed(2) };
}
