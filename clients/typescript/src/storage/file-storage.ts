import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ClientStorage, Tokens } from "./client-storage.ts";

/**
 * Tokens in a file of their own that only its owner reads: for one program at a time, and one shop.
 * @throws the file system's errors; a file that is no JSON counts as none
 */
export function fileStorage(path: string): ClientStorage {
  return {
    read: async () => {
      try {
        return tokensIn(JSON.parse(await readFile(path, "utf8")));
      } catch (error) {
        if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    write: async (tokens) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // whoever stops in the middle of it keeps the tokens of before
      await writeFile(`${path}.new`, `${JSON.stringify(tokens)}\n`, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
  };
}

function tokensIn(value: unknown): Tokens {
  const { visitor, session } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return {
    visitor: typeof visitor === "string" ? visitor : undefined,
    session: typeof session === "string" ? session : undefined,
  };
}
