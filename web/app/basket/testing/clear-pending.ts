import { clearPending } from "#app/basket/sync/pending-additions.ts";

/** Lets no addition of one test wait into the next. */
export function clearAllPending(): void {
  clearPending("unanswered");
  clearPending("failed");
}
