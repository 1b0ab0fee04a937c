import { hasStoredAdditions, storedAdditionsKey } from "./stored-additions.ts";
import type { Addition } from "#app/basket/add/add-to-basket.ts";

/**
 * What became of an addition that waits: unanswered ones are kept, over a reload too, and sent again by themselves; failed ones were refused or broke and
 * wait for a press as long as the page stays.
 */
export type PendingState = "unanswered" | "failed";

const none: readonly Addition[] = [];
let waiting: Readonly<Record<PendingState, readonly Addition[]>> = { unanswered: none, failed: none };
let stopListening: (() => void) | undefined;
let isSending = false;

/** What waits, oldest first. */
export function pendingAdditions(state: PendingState): readonly Addition[] {
  return waiting[state];
}

/** Lets an addition that failed wait for a press, under its key, for it may have been done all the same. */
export function addFailed(addition: Addition): void {
  const failed = [...waiting.failed.filter(differsFrom(addition)), addition];
  settle(addition);
  waiting = { ...waiting, failed };
}

/**
 * Keeps additions, over a reload too, until they have a response or are given up; `send` is called once when the browser is connected again. The keys of
 * the additions make sure that one whose answer was lost is not done a second time.
 */
export function addUnanswered(additions: readonly Addition[], send: () => void): void {
  const keys = new Set(waiting.unanswered.map(({ idempotencyKey }) => idempotencyKey));
  const fresh = additions.filter(({ idempotencyKey }) => !keys.has(idempotencyKey));
  waiting = { ...waiting, failed: waiting.failed.filter((one) => additions.every(differsFrom(one))) };
  if (fresh.length > 0) store([...waiting.unanswered, ...fresh]);
  stopListening?.();
  addEventListener("online", send, { once: true });
  stopListening = () => removeEventListener("online", send);
}

/** Whether what waits is being sent: what became of it is told at the end. */
export function isSendingPending(): boolean {
  return isSending;
}

/** Sends what waits, one after another, as long as there is a connection; says whether it did, which it does not while it does already. */
export async function sendPending(
  state: PendingState,
  put: (addition: Addition) => Promise<unknown>,
): Promise<boolean> {
  if (isSending) return false;
  isSending = true;
  try {
    for (const addition of waiting[state]) if (navigator.onLine) await put(addition);
  } finally {
    isSending = false;
  }
  return true;
}

/** An addition was done or refused: it waits no more. Says whether it had waited. */
export function settle(addition: Addition): boolean {
  const unanswered = waiting.unanswered.filter(differsFrom(addition));
  const failed = waiting.failed.filter(differsFrom(addition));
  const wasKept = unanswered.length < waiting.unanswered.length;
  const had = wasKept || failed.length < waiting.failed.length;
  waiting = { unanswered, failed };
  if (wasKept && unanswered.length === 0) clearPending("unanswered");
  // who signed out meanwhile has emptied the tab's storage: nothing of theirs comes back
  else if (wasKept && hasStoredAdditions()) store(unanswered);
  return had;
}

/** Nothing of these waits any more: it was given up. */
export function clearPending(state: PendingState): void {
  if (state === "failed") {
    waiting = { ...waiting, failed: none };
    return;
  }
  stopListening?.();
  stopListening = undefined;
  store(none);
}

function differsFrom({ idempotencyKey }: Addition): (other: Addition) => boolean {
  return (other) => other.idempotencyKey !== idempotencyKey;
}

function store(unanswered: readonly Addition[]): void {
  waiting = { ...waiting, unanswered };
  try {
    if (unanswered.length === 0) sessionStorage.removeItem(storedAdditionsKey);
    else sessionStorage.setItem(storedAdditionsKey, JSON.stringify(unanswered));
  } catch {
    // without storage they wait as long as the page stays
  }
}

/** What the tab kept from before it was loaded. */
export function storedAdditions(): Addition[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storedAdditionsKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((entry) => isAddition(entry)) : [];
  } catch {
    return [];
  }
}

function isAddition(entry: unknown): entry is Addition {
  if (typeof entry !== "object" || entry === null) return false;
  const { variantId, quantity, productName, idempotencyKey } = entry as Partial<Record<keyof Addition, unknown>>;
  return (
    Number.isInteger(variantId) &&
    Number.isInteger(quantity) &&
    typeof productName === "string" &&
    typeof idempotencyKey === "string"
  );
}
