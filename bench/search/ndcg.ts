const places = 10;

/**
 * Normalised discounted cumulative gain of the first ten: gains of 2^grade − 1, discounted by log2(place + 1), as a share of the best order
 * of all grades there are. 1 when nothing has a grade, since no order can then be wrong.
 */
export function ndcg(found: readonly number[], existing: readonly number[]): number {
  const best = gainOf(existing.toSorted((first, second) => second - first));
  return best === 0 ? 1 : gainOf(found) / best;
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, places).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
