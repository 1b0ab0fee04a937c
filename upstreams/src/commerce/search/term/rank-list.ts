/** Numbers in the order of their size, of which there may be many thousands. */
export class RankList {
  length = 0;
  private keys = new Float64Array(64);

  push(key: number): void {
    if (this.length === this.keys.length) {
      const longer = new Float64Array(2 * this.length);
      longer.set(this.keys);
      this.keys = longer;
    }
    this.keys[this.length++] = key;
  }

  /** The smallest first. */
  sorted(): Float64Array {
    return this.keys.subarray(0, this.length).sort();
  }
}
