import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

import { PasswordWork } from "./password-work.ts";

/** What a hash costs: memory in KiB, passes, lanes (OWASP: 19 MiB, 2, 1). */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

interface StoredHash extends PasswordCost {
  salt: Buffer;
  hash: Buffer;
}

const argon2Async = promisify(argon2);
const defaultCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/**
 * Customers' passwords as Argon2id hashes with a salt each, written `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Passwords are taken in Unicode's
 * composed form (NFC), because keyboards differ in how they send an é; else exactly as typed. Two are worked on at once, twenty may wait.
 */
export class Passwords {
  private readonly cost: PasswordCost;
  private readonly work = new PasswordWork({ atOnce: 2, mayWait: 20 });
  private readonly nobody: StoredHash;

  constructor(cost: PasswordCost = defaultCost) {
    this.cost = cost;
    this.nobody = { ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };
  }

  /** @throws Problem 429 when too many wait */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    const { memory, passes, parallelism } = this.cost;
    const hash = await this.work.run(() => derive(password, { ...this.cost, salt }));
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
  }

  /**
   * Compares a password with what is stored. Without a stored hash the same work is done, so that the time shows nothing.
   * @returns whether it is right, and then whether it was stored at another cost than today's
   * @throws Problem 429 when too many wait
   */
  async verify(password: string, stored: string | null): Promise<{ isRight: boolean; isOutdated: boolean }> {
    const parsed = stored === null ? undefined : parse(stored);
    const expected = parsed ?? this.nobody;
    const hash = await this.work.run(() => derive(password, expected));
    const isRight = timingSafeEqual(hash, expected.hash) && parsed !== undefined;
    return { isRight, isOutdated: isRight && !this.isCurrent(expected) };
  }

  private isCurrent({ memory, passes, parallelism }: PasswordCost): boolean {
    return memory === this.cost.memory && passes === this.cost.passes && parallelism === this.cost.parallelism;
  }
}

function derive(
  password: string,
  { memory, passes, parallelism, salt }: PasswordCost & { salt: Buffer },
): Promise<Buffer> {
  return argon2Async("argon2id", {
    message: password.normalize("NFC"),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: hashBytes,
  });
}

function parse(stored: string): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]{43})$/.exec(stored) ?? [];
  if (!salt || !hash) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
