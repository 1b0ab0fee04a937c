import { createHash } from "node:crypto";

const mostMasters = 1_000_000;

/** The `NN-NNNN` of masters, by their words: the one that was given, or one drawn from the words, and never one for two. */
export class MasterKeys {
  readonly #keys = new Map<string, string>();
  readonly #owners = new Map<string, string>();

  /** Gives a master a key of its own choice; the first counts. Returns the master that has it already, if there is one. */
  give(master: string, key: string): string | undefined {
    const owner = this.#owners.get(key);
    if (owner !== undefined && owner !== master) return owner;
    if (!this.#keys.has(master)) this.#set(master, key);
    return undefined;
  }

  /** The key of a master; of two that would draw the same one, the second gets the next that is free. */
  of(master: string): string {
    return this.#keys.get(master) ?? this.#set(master, this.#draw(master));
  }

  #set(master: string, key: string): string {
    this.#keys.set(master, key);
    this.#owners.set(key, master);
    return key;
  }

  #draw(master: string): string {
    let number = createHash("sha256").update(master.toLowerCase()).digest().readUIntBE(0, 6) % mostMasters;
    while (this.#owners.has(printKey(number))) number = (number + 1) % mostMasters;
    return printKey(number);
  }
}

function printKey(number: number): string {
  const digits = String(number).padStart(6, "0");
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}
