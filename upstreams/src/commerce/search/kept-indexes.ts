/** The product indexes that `isKept`, in their order: what `filter` gives, which takes typed arrays five times as long. */
export function keptIndexes(indexes: Int32Array, isKept: (index: number) => boolean): Int32Array {
  const kept = new Int32Array(indexes.length);
  let count = 0;
  for (let place = 0; place < indexes.length; place += 1) {
    const index = indexes[place]!;
    if (isKept(index)) kept[count++] = index;
  }
  return kept.slice(0, count);
}
