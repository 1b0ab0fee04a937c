/**
 * Splits an amount over weights in whole cents that add up to it exactly (largest remainder; ties go to the first).
 * Without any weight everything goes to the first.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const parts = weights.map((weight) => divide(cents, weight, total));
  const shares = parts.map(({ share }) => share);
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = parts
    .map(({ remainder }, index) => ({ index, remainder }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1;
  return shares;
}

// a fraction would be off by a cent where numbers are large
function divide(cents: number, weight: number, total: number): { share: number; remainder: number } {
  const product = cents * weight;
  if (Number.isSafeInteger(product)) {
    const remainder = product % total;
    return { share: (product - remainder) / total, remainder };
  }
  const exact = BigInt(cents) * BigInt(weight);
  return { share: Number(exact / BigInt(total)), remainder: Number(exact % BigInt(total)) };
}
