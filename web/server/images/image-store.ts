import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

export interface ImageStore {
  /** Bytes of a rendered photo, or undefined when it is not there. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
}

interface ImageStoreOptions {
  readonly folder: string;
  readonly maxBytes: number;
}

/** Rendered photos on disk, the ones unused for longest thrown away when they outgrow their room. */
export async function openImageStore({ folder, maxBytes }: ImageStoreOptions): Promise<ImageStore> {
  await mkdir(folder, { recursive: true });
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => {
      if (reason === "evict") void rm(join(folder, name), { force: true });
    },
  });
  for (const { name, size } of await storedFiles(folder)) sizes.set(name, size);

  return {
    async read(key) {
      const name = fileNameOf(key);
      if (sizes.get(name) === undefined) return undefined;
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (!bytes) sizes.delete(name);
      return bytes && new Uint8Array(bytes);
    },
    async write(key, bytes) {
      const name = fileNameOf(key);
      const unfinished = join(folder, `${randomUUID()}.part`);
      // Readers see the whole photo or none.
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
      sizes.set(name, bytes.byteLength);
    },
  };
}

async function storedFiles(folder: string): Promise<{ name: string; size: number }[]> {
  const files: { name: string; size: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (name.endsWith(".webp")) files.push({ name, size: found.size, usedAt: found.mtimeMs });
    else if (name.endsWith(".part")) await rm(path, { force: true });
  }
  return files.toSorted((a, b) => a.usedAt - b.usedAt);
}

function fileNameOf(key: string): string {
  return `${createHash("sha256").update(key).digest("hex").slice(0, 40)}.webp`;
}
