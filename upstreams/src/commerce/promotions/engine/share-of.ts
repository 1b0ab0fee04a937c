/** A share of an amount in whole cents, half a cent rounded up: 12.5 % are 1250 basis points. */
export function shareOf(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / 10_000);
}
