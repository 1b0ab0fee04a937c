/** The basket was changed, but the rest of what lies in it, without which that cannot be shown, did not come. */
export class BasketNotShown extends Error {
  override readonly name = "BasketNotShown";
}

/** Makes no answer of a change that failed; one that was made is no failure, and is passed on. */
export function unlessMade(error: unknown): undefined {
  if (error instanceof BasketNotShown) throw error;
}
