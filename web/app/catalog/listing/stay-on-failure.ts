/** What a listing's loader returns when the products could not be loaded. */
export interface ListingFailure {
  readonly failed: true;
}

/**
 * Keeps a listing on the screen when another choice of it cannot be had, so that the choice is not lost. Anything else that goes wrong, or the
 * first visit to a listing, ends at the error page as usual.
 */
export async function stayOnFailure(request: Request, load: () => Promise<null>): Promise<ListingFailure | null> {
  try {
    return await load();
  } catch (error) {
    const isOutage = error instanceof Response && error.status === 503;
    const isSameListing = new URL(request.url).pathname === window.location.pathname;
    if (request.signal.aborted || !isOutage || !isSameListing) throw error;
    return { failed: true };
  }
}
