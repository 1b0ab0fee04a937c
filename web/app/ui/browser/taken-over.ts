let isTakenOver = false;

/** React has taken over the page that came as HTML. */
export function markTakenOver(): void {
  isTakenOver = true;
}

/**
 * Whether what is being mounted came with the document. For an initial state only: unlike `useInBrowser` it renders
 * nothing again, and inside a Suspense boundary, which React takes over later, it is not true.
 */
export function comesWithDocument(): boolean {
  return !isTakenOver;
}
