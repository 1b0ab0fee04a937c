/**
 * Finds the cheapest pieces of several lines; of lines with one price the first goes first.
 * @returns how many pieces of each line are among them
 */
export function cheapestPieces(lines: readonly { unitCents: number; quantity: number }[], pieces: number): number[] {
  const taken = lines.map(() => 0);
  let left = pieces;
  for (const index of [...lines.keys()].sort((a, b) => lines[a]!.unitCents - lines[b]!.unitCents || a - b)) {
    const share = Math.min(lines[index]!.quantity, left);
    taken[index] = share;
    left -= share;
  }
  return taken;
}
