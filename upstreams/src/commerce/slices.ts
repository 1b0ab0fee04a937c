import { setImmediate } from "node:timers/promises";

const sliceInMilliseconds = 10;

/** Cuts long work into slices, so that responses are not held up by it. */
export class Slices {
  private begunAt = performance.now();

  /** Yields to the event loop when the slice is over. */
  pauseIfDue(): Promise<void> | undefined {
    return performance.now() - this.begunAt > sliceInMilliseconds ? this.pause() : undefined;
  }

  private async pause(): Promise<void> {
    await setImmediate();
    this.begunAt = performance.now();
  }
}
