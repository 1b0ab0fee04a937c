import type { ImportProgress } from "./import-catalogue.ts";
import { ProgressLine, progressBar, type DisplayTarget } from "./progress-line.ts";

/**
 * Shows how far an import is: on a terminal one line that is written over, with a bar and the remaining time when the length of the file is
 * known; in a log a plain line every five seconds.
 */
export class ImportDisplay {
  readonly #line: ProgressLine;
  readonly #bytes: { read: () => number; length: number | undefined };
  readonly #now: () => number;
  readonly #startedAt: number;

  constructor(
    target: DisplayTarget,
    bytes: { read: () => number; length: number | undefined },
    now: () => number = Date.now,
  ) {
    this.#line = new ProgressLine(target, now);
    this.#bytes = bytes;
    this.#now = now;
    this.#startedAt = now();
  }

  /** Takes the latest figures, and shows them when it is time to. */
  show(progress: ImportProgress): void {
    this.#line.show(() => this.#describe(progress, this.#now() - this.#startedAt));
  }

  /** Says what an import waits for. */
  say(text: string): void {
    this.#line.say(text);
  }

  /** Leaves the terminal's line to what comes next. */
  clear(): void {
    this.#line.clear();
  }

  #describe({ lines, products, variants, faults }: ImportProgress, milliseconds: number): string {
    const seconds = Math.max(milliseconds / 1000, 0.001);
    const { read, length } = this.#bytes;
    const share = length ? Math.min(read() / length, 1) : undefined;
    const parts = [
      share === undefined
        ? megabytes(read())
        : `${progressBar(share)} ${megabytes(read())} of ${megabytes(length ?? 0)}`,
      `${count(lines)} lines`,
      `${count(products)} products`,
      `${count(variants)} variants`,
      ...(faults > 0 ? [`${count(faults)} faults`] : []),
      `${count(Math.round(lines / seconds))} lines/s`,
      ...(share ? [`${Math.ceil((seconds / share) * (1 - share))} s left`] : []),
    ];
    return parts.join(", ");
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function count(number: number): string {
  return number.toLocaleString("en");
}
