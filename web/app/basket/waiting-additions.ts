import { keptAdditionsKey } from "./kept-additions.ts";
import type { Addition } from "./put-into-basket.ts";

let waiting: readonly Addition[] = [];
let stopListening: (() => void) | undefined;

/** What waits for the connection, oldest first. */
export function waitingAdditions(): readonly Addition[] {
  return waiting;
}

/**
 * Keeps an addition until the browser is connected again; `send` then gets everything that waits, once. The keys of the additions make sure that
 * one whose answer was lost is not done a second time.
 */
export function waitForConnection(additions: readonly Addition[], send: (additions: readonly Addition[]) => void): void {
  const keys = new Set(additions.map(({ idempotencyKey }) => idempotencyKey));
  store([...waiting.filter(({ idempotencyKey }) => !keys.has(idempotencyKey)), ...additions]);
  stopListening?.();
  const onOnline = (): void => {
    const all = waiting;
    forgetWaiting();
    send(all);
  };
  addEventListener("online", onOnline, { once: true });
  stopListening = () => removeEventListener("online", onOnline);
}

/** Nothing waits any more: it was sent, given up, or belonged to somebody who has signed out. */
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
