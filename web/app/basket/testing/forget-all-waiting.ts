import { forgetWaiting } from "#app/basket/sync/waiting-additions.ts";

/** Lets no addition of one test wait into the next. */
export function forgetAllWaiting(): void {
  forgetWaiting("unanswered");
  forgetWaiting("failed");
}
