import { keepsAdditions, keptAdditionsKey } from "./kept-additions.ts";
import type { Addition } from "./put-into-basket.ts";

let waiting: readonly Addition[] = [];
let stopListening: (() => void) | undefined;
let isSending = false;

/** What waits for an answer, oldest first. */
export function waitingAdditions(): readonly Addition[] {
  return waiting;
}

/**
 * Keeps additions, over a reload too, until they are answered or given up; `send` is called once when the browser is connected again. The keys of
 * the additions make sure that one whose answer was lost is not done a second time.
 */
export function keepWaiting(additions: readonly Addition[], send: () => void): void {
  const keys = new Set(waiting.map(({ idempotencyKey }) => idempotencyKey));
  const fresh = additions.filter(({ idempotencyKey }) => !keys.has(idempotencyKey));
  if (fresh.length > 0) store([...waiting, ...fresh]);
  stopListening?.();
  addEventListener("online", send, { once: true });
  stopListening = () => removeEventListener("online", send);
}

/** Whether what waits is being sent: what became of it is told at the end. */
export function sendsWaiting(): boolean {
  return isSending;
}

/** Sends what waits, one after another, as long as there is a connection; says whether it did, which it does not while it does already. */
export async function sendEachWaiting(put: (addition: Addition) => Promise<unknown>): Promise<boolean> {
  if (isSending) return false;
  isSending = true;
  try {
    for (const addition of waiting) if (navigator.onLine) await put(addition);
  } finally {
    isSending = false;
  }
  return true;
}

/** An addition was done or refused: it waits no more. Says whether it had waited. */
export function answered({ idempotencyKey }: Addition): boolean {
  const left = waiting.filter((addition) => addition.idempotencyKey !== idempotencyKey);
  if (left.length === waiting.length) return false;
  if (left.length === 0) forgetWaiting();
  // who signed out meanwhile has emptied the tab's storage: nothing of theirs comes back
  else if (keepsAdditions()) store(left);
  else waiting = left;
  return true;
}

/** Nothing waits any more: it was given up. */
export function forgetWaiting(): void {
  stopListening?.();
  stopListening = undefined;
  store([]);
}

function store(additions: readonly Addition[]): void {
  waiting = additions;
  try {
    if (additions.length === 0) sessionStorage.removeItem(keptAdditionsKey);
    else sessionStorage.setItem(keptAdditionsKey, JSON.stringify(additions));
  } catch {
    // without storage they wait as long as the page stays
  }
}

/** What the tab kept from before it was loaded. */
export function keptAdditions(): Addition[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAdditionsKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((entry) => isAddition(entry)) : [];
  } catch {
    return [];
  }
}

function isAddition(entry: unknown): entry is Addition {
  if (typeof entry !== "object" || entry === null) return false;
  const { variantId, quantity, productName, idempotencyKey } = entry as Partial<Record<keyof Addition, unknown>>;
  return Number.isInteger(variantId) && Number.isInteger(quantity) && typeof productName === "string" && typeof idempotencyKey === "string";
}
