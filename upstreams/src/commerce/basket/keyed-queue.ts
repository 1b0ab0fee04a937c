/** Lets work on the same thing run one after another; work on different things is not held up. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs the work once all earlier work of the same key has ended, well or not. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key);
    const result = before ? before.then(work, work) : work();
    this.last.set(key, result);
    try {
      return await result;
    } finally {
      if (this.last.get(key) === result) this.last.delete(key);
    }
  }
}
