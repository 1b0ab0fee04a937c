interface Valued {
  valueIds: readonly number[];
}

/** The attribute values of many entries, one after the other in memory: a search looks at hundreds of thousands of them. */
export class ValueColumns {
  /** Values of entry i are `ids[starts[i]]` to `ids[starts[i + 1] - 1]`. */
  readonly starts: Uint32Array;
  readonly ids: Int32Array;

  constructor(entries: readonly Valued[]) {
    this.starts = new Uint32Array(entries.length + 1);
    for (const [index, { valueIds }] of entries.entries()) this.starts[index + 1] = this.starts[index]! + valueIds.length;
    this.ids = new Int32Array(this.starts[entries.length]!);
    for (const [index, { valueIds }] of entries.entries()) this.ids.set(valueIds, this.starts[index]);
  }
}
