/** A line longer than this is no product; without a limit a file without line ends would fill the memory. */
const longestLine = 16_000_000;

/** Cuts a stream of UTF-8 bytes into lines without their ends, as they come. Nothing is read before the first line is asked for. */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let rest = "";
  for await (const bytes of input) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw new Error(`A line is longer than ${longestLine} characters; is this an NDJSON file?`);
    for (const line of lines) yield withoutReturn(line);
  }
  rest += decoder.decode();
  if (rest !== "") yield withoutReturn(rest);
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
