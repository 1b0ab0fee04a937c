/** A line longer than this is no product; without a limit a file without line ends would fill the memory. */
const longestLine = 16_000_000;
const lineEnd = 10;
const carriageReturn = 13;

/** A line of which there is no text to check. */
export interface UnreadableLine {
  /** Why, as the fault of the line. */
  unreadable: string;
}

/** The text of a line, empty for an unreadable one. */
export function textOf(line: string | UnreadableLine): string {
  return typeof line === "string" ? line : "";
}

/** Cuts a stream of UTF-8 bytes into lines without their ends, as they come. Nothing is read before the first line is consumed. */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | UnreadableLine> {
  const line = new LineBytes();
  for await (const bytes of input) {
    let begin = 0;
    for (let end = bytes.indexOf(lineEnd); end !== -1; end = bytes.indexOf(lineEnd, begin)) {
      line.add(bytes.subarray(begin, end));
      yield line.take();
      begin = end + 1;
    }
    line.add(bytes.subarray(begin));
  }
  if (!line.isEmpty) yield line.take();
}

/** The bytes of one line, collected from as many chunks as it spans; of one that is too long only the length. */
class LineBytes {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #parts: Uint8Array[] = [];
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(bytes: Uint8Array): void {
    this.#length += bytes.length;
    if (this.#length > longestLine) this.#parts = [];
    else if (bytes.length > 0) this.#parts.push(bytes);
  }

  take(): string | UnreadableLine {
    const length = this.#length;
    const bytes = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    if (length > longestLine) return { unreadable: `is longer than ${longestLine} bytes; is this an NDJSON file?` };
    try {
      return this.#decoder.decode(bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes);
    } catch {
      return { unreadable: "is not UTF-8" };
    }
  }
}
