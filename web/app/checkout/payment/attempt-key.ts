import { randomKey } from "#app/ui/browser/random-key.ts";
import { readStored, store } from "#app/checkout/tab-storage.ts";

/** What a shopper agrees to with one order. */
export interface Attempt {
  readonly checkoutVersion: number;
  readonly acceptedTotalCents: number;
}

const name = "attempt";

/**
 * The idempotency key of an attempt: the same for every repetition of it, also after a lost answer or a reload, and
 * another one as soon as the shopper agrees to something else.
 */
export function attemptKey({ checkoutVersion, acceptedTotalCents }: Attempt): string {
  const about = `${checkoutVersion} ${acceptedTotalCents}`;
  const stored = readStored(name);
  if (isStoredKey(stored) && stored.about === about) return stored.key;
  const key = randomKey();
  store(name, { about, key });
  return key;
}

/** The attempt has got its answer; what follows is another one. */
export function endAttempt(): void {
  store(name, undefined);
}

function isStoredKey(value: unknown): value is { about: string; key: string } {
  return (
    typeof value === "object" && value !== null && "about" in value && "key" in value && typeof value.key === "string"
  );
}
