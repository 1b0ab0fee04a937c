import type { ClientStorage, Tokens } from "./client-storage.ts";

/** Tokens that end with the process. @param tokens of somebody known, such as a server's own user */
export function memoryStorage(tokens?: Tokens): ClientStorage {
  let stored = tokens;
  return {
    read: async () => stored,
    write: async (next) => {
      stored = next;
    },
  };
}
