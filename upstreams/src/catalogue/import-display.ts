import type { ImportProgress } from "./import-catalogue.ts";

/** A terminal or a log to write progress to, such as `process.stderr`. */
export interface DisplayTarget {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const barWidth = 20;
const terminalIntervalMs = 100;
const logIntervalMs = 5000;

/**
 * Shows how far an import is: on a terminal one line that is written over, with a bar and the remaining time when the length of the file is
 * known; in a log a plain line every five seconds.
 */
export class ImportDisplay {
  readonly #target: DisplayTarget;
  readonly #bytes: { read: () => number; length: number | undefined };
  readonly #now: () => number;
  readonly #startedAt: number;
  #shownAt: number;

  constructor(target: DisplayTarget, bytes: { read: () => number; length: number | undefined }, now: () => number = Date.now) {
    this.#target = target;
    this.#bytes = bytes;
    this.#now = now;
    this.#startedAt = now();
    this.#shownAt = this.#startedAt;
  }

  /** Takes the latest figures, and shows them when it is time to. */
  show(progress: ImportProgress): void {
    const now = this.#now();
    if (now - this.#shownAt < (this.#target.isTTY ? terminalIntervalMs : logIntervalMs)) return;
    this.#shownAt = now;
    const text = this.#describe(progress, now - this.#startedAt);
    this.#target.write(this.#target.isTTY ? `\r${text.slice(0, (this.#target.columns ?? 100) - 1)}\u001B[K` : `${text}\n`);
  }

  /** Says what an import waits for. */
  say(text: string): void {
    this.#target.write(this.#target.isTTY ? `\r${text}\u001B[K` : `${text}\n`);
  }

  /** Leaves the terminal's line to what comes next. */
  clear(): void {
    if (this.#target.isTTY) this.#target.write("\r\u001B[K");
  }

  #describe({ lines, products, variants, faults }: ImportProgress, milliseconds: number): string {
    const seconds = Math.max(milliseconds / 1000, 0.001);
    const { read, length } = this.#bytes;
    const share = length ? Math.min(read() / length, 1) : undefined;
    const parts = [
      share === undefined ? megabytes(read()) : `${bar(share)} ${megabytes(read())} of ${megabytes(length ?? 0)}`,
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

function bar(share: number): string {
  const filled = Math.round(share * barWidth);
  return `[${"█".repeat(filled)}${"░".repeat(barWidth - filled)}] ${String(Math.floor(share * 100)).padStart(3)} %`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function count(number: number): string {
  return number.toLocaleString("en");
}
