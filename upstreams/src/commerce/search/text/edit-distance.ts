/**
 * How many letters were left out, added, changed or swapped with their neighbour between two words; more than `most` is `most + 1`.
 * With `isPrefix`, `typed` is compared with the beginning of `word` that fits best.
 */
export function editDistance(typed: string, word: string, most: number, isPrefix = false): number {
  const beyond = most + 1;
  if (typed.length - word.length > most || (!isPrefix && word.length - typed.length > most)) return beyond;
  const width = Math.min(word.length, typed.length + most);
  let beforeLast = new Uint8Array(width + 1);
  let last = Uint8Array.from({ length: width + 1 }, (_, column) => Math.min(column, beyond));
  for (let row = 1; row <= typed.length; row += 1) {
    const current = new Uint8Array(width + 1).fill(beyond);
    current[0] = Math.min(row, beyond);
    let best = current[0];
    for (let column = Math.max(1, row - most); column <= Math.min(width, row + most); column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = Math.min(cost, beyond);
      best = Math.min(best, cost);
    }
    if (best > most) return beyond;
    beforeLast = last;
    last = current;
  }
  return Math.min(beyond, isPrefix ? Math.min(...last) : (last[width] ?? beyond));
}
