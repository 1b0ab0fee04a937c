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

/** For each product its own values and those of its active variants, each once. */
export function unitedValues(
  products: readonly (Valued & { firstVariant: number; variantEnd: number })[],
  variants: readonly (Valued & { isActive: boolean })[],
): ValueColumns {
  return new ValueColumns(
    products.map(({ valueIds, firstVariant, variantEnd }) => {
      const united = new Set(valueIds);
      for (let variant = firstVariant; variant < variantEnd; variant += 1) {
        if (variants[variant]?.isActive) for (const id of variants[variant]?.valueIds ?? []) united.add(id);
      }
      return { valueIds: [...united] };
    }),
  );
}
