/** A terminal or a log to write progress to, such as `process.stderr`. */
export interface DisplayTarget {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const barWidth = 20;
const terminalIntervalMs = 100;
const logIntervalMs = 5000;

/** Shows how far a long command is: on a terminal one line that is written over, in a log a plain line every five seconds. */
export class ProgressLine {
  readonly #target: DisplayTarget;
  readonly #now: () => number;
  #shownAt: number;

  constructor(target: DisplayTarget, now: () => number = Date.now) {
    this.#target = target;
    this.#now = now;
    this.#shownAt = now();
  }

  /** Writes what `describe` says when it is time to. */
  show(describe: () => string): void {
    const now = this.#now();
    if (now - this.#shownAt < (this.#target.isTTY ? terminalIntervalMs : logIntervalMs)) return;
    this.#shownAt = now;
    const text = describe();
    this.#target.write(
      this.#target.isTTY ? `\r${text.slice(0, (this.#target.columns ?? 100) - 1)}\u001B[K` : `${text}\n`,
    );
  }

  /** Says at once what a command waits for. */
  say(text: string): void {
    this.#target.write(this.#target.isTTY ? `\r${text}\u001B[K` : `${text}\n`);
  }

  /** Leaves the terminal's line to what comes next. */
  clear(): void {
    if (this.#target.isTTY) this.#target.write("\r\u001B[K");
  }
}

/** `[█████░░░░░░░░░░░░░░░]  25 %` of a share from 0 to 1. */
export function progressBar(share: number): string {
  const filled = Math.round(share * barWidth);
  return `[${"█".repeat(filled)}${"░".repeat(barWidth - filled)}] ${String(Math.floor(share * 100)).padStart(3)} %`;
}
