import { open, type FileHandle } from "node:fs/promises";

import { printFault, type CatalogueFault } from "#upstreams/catalogue/catalogue-import-error.ts";

/** A file of all the faults of an import, one per line; empty when there were none. */
export class FaultFile {
  readonly #file: FileHandle;
  readonly #stream: NodeJS.WritableStream;

  private constructor(file: FileHandle) {
    this.#file = file;
    this.#stream = file.createWriteStream();
  }

  /**
   * Begins a new file.
   * @throws NodeJS.ErrnoException when it cannot be written
   */
  static async create(name: string): Promise<FaultFile> {
    return new FaultFile(await open(name, "w"));
  }

  add(fault: CatalogueFault): void {
    this.#stream.write(`${printFault(fault)}\n`);
  }

  /** Waits until everything is written. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#stream.end(resolve);
    });
    await this.#file.close().catch(() => undefined);
  }
}
