import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { addAbortSignal, type Readable } from "node:stream";

import { readLines, type UnreadableLine } from "./read-lines.ts";

/** A catalogue as it comes in: its lines, how many bytes of it were read, and how many there are, where the source says so. */
export interface CatalogueFile {
  lines: AsyncIterable<string | UnreadableLine>;
  bytesRead: () => number;
  length: number | undefined;
}

/**
 * Opens a catalogue; `-` is standard input.
 * @param signal ends the reading, even while nothing comes
 * @throws NodeJS.ErrnoException when there is no such file
 */
export async function openCatalogueFile(name: string, signal: AbortSignal): Promise<CatalogueFile> {
  if (name === "-") return counted(process.stdin, undefined, signal);
  const found = await stat(name);
  if (found.isDirectory()) throw Object.assign(new Error(`${name} is a folder`), { code: "EISDIR" });
  return counted(createReadStream(name, { highWaterMark: 262_144 }), found.isFile() ? found.size : undefined, signal);
}

function counted(stream: Readable, length: number | undefined, signal: AbortSignal): CatalogueFile {
  addAbortSignal(signal, stream);
  let bytesRead = 0;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const bytes of stream as AsyncIterable<Uint8Array>) {
      bytesRead += bytes.length;
      yield bytes;
    }
  }
  return { lines: readLines(chunks()), bytesRead: () => bytesRead, length };
}
