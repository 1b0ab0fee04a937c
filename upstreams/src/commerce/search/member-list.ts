/** Product indexes, ascending. */
export class MemberList {
  readonly ascending: Int32Array;

  constructor(ascending: Int32Array) {
    this.ascending = ascending;
  }

  get length(): number {
    return this.ascending.length;
  }

  has(index: number): boolean {
    let low = 0;
    let high = this.ascending.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ascending[middle]! < index) low = middle + 1;
      else high = middle;
    }
    return this.ascending[low] === index;
  }
}
