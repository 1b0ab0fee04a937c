import { ProgressLine, progressBar, type DisplayTarget } from "#upstreams/catalogue/import/progress-line.ts";

/** How far a conversion is. */
export interface CsvProgress {
  /** 1 reads keys, 2 checks products and their pictures, 3 compares products, 4 writes. */
  step: 1 | 2 | 3 | 4;
  /** Share of the file that this step has read, 0 to 1. */
  share: number;
  rows: number;
}

const steps = { 1: "reading", 2: "checking, with pictures", 3: "comparing", 4: "writing" } as const;

/** Shows how far a conversion is: a bar on a terminal, now and then a line in a log. */
export class CsvDisplay {
  readonly #line: ProgressLine;
  readonly #now: () => number;
  #step = 0;
  #begunAt = 0;

  constructor(target: DisplayTarget, now: () => number = Date.now) {
    this.#line = new ProgressLine(target, now);
    this.#now = now;
  }

  /** Takes the latest figures, and shows them when it is time to. */
  show({ step, share, rows }: CsvProgress): void {
    if (step !== this.#step) {
      this.#step = step;
      this.#begunAt = this.#now();
    }
    this.#line.show(() => {
      const left = share > 0 ? `, ${Math.ceil(((this.#now() - this.#begunAt) / 1000) * (1 / share - 1))} s left` : "";
      return `${progressBar(share)}, step ${step} of 4 (${steps[step]}), ${rows.toLocaleString("en")} rows${left}`;
    });
  }

  /** Leaves the terminal's line to what comes next. */
  clear(): void {
    this.#line.clear();
  }
}
