/** Lets work on the same thing run one after another; work on different things is not held up. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs the work once all that was asked before for the same key has ended, well or not. */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key);
    const turn = before ? before.then(work, work) : work();
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }
}
