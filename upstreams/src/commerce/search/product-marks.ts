/** A set of product indexes that many lists are thrown into. */
export class ProductMarks {
  count = 0;
  private readonly marks: Uint8Array;

  constructor(productCount: number) {
    this.marks = new Uint8Array(productCount);
  }

  add(indexes: Int32Array): void {
    for (let place = 0; place < indexes.length; place += 1) {
      const index = indexes[place]!;
      if (this.marks[index] === 1) continue;
      this.marks[index] = 1;
      this.count += 1;
    }
  }

  has(index: number): boolean {
    return this.marks[index] === 1;
  }

  /** Each once, ascending. */
  ascending(): Int32Array {
    const indexes = new Int32Array(this.count);
    let place = 0;
    for (let index = 0; place < this.count; index += 1) if (this.marks[index] === 1) indexes[place++] = index;
    return indexes;
  }
}
