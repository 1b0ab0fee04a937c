/** Lines collected to be written together; more at a time would only cost memory. */
export class LineBatch<Line> {
  readonly #size: number;
  readonly #write: (lines: readonly Line[]) => Promise<void>;
  #lines: Line[] = [];
  #weight = 0;

  constructor(size: number, write: (lines: readonly Line[]) => Promise<void>) {
    this.#size = size;
    this.#write = write;
  }

  /** Takes a line and writes the batch once the weights of its lines reach the size. */
  async add(line: Line, weight: number): Promise<void> {
    this.#lines.push(line);
    this.#weight += weight;
    if (this.#weight >= this.#size) await this.flush();
  }

  /** Writes what is left. */
  async flush(): Promise<void> {
    const lines = this.#lines;
    this.#lines = [];
    this.#weight = 0;
    if (lines.length > 0) await this.#write(lines);
  }
}
