import { Problem } from "../problem.ts";

/**
 * Lets only so many hashes be made at once, so that they never take all threads, and only so many wait.
 */
export class PasswordWork {
  private readonly atOnce: number;
  private readonly mayWait: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(limits: { atOnce: number; mayWait: number }) {
    this.atOnce = limits.atOnce;
    this.mayWait = limits.mayWait;
  }

  /** @throws Problem 429 at once when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mayWait) {
        throw new Problem(429, "too-many-attempts", "Too many passwords are being checked", {
          headers: { "retry-after": "2" },
        });
      }
      // whoever ends hands its place on, so that the number running stays
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
