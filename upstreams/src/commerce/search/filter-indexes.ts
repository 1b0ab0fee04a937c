/** The product indexes that `isMatch`, in their order: what `filter` gives, which takes typed arrays five times as long. */
export function filterIndexes(indexes: Int32Array, isMatch: (index: number) => boolean): Int32Array {
  const matching = new Int32Array(indexes.length);
  let count = 0;
  for (let place = 0; place < indexes.length; place += 1) {
    const index = indexes[place]!;
    if (isMatch(index)) matching[count++] = index;
  }
  return matching.slice(0, count);
}
