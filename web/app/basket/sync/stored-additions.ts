/** Where the tab keeps what waits for the connection. */
export const storedAdditionsKey = "basket:waiting";

/** Whether the tab keeps something from before it was loaded. */
export function hasStoredAdditions(): boolean {
  try {
    return sessionStorage.getItem(storedAdditionsKey) !== null;
  } catch {
    return false;
  }
}
