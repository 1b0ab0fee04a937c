/** Where the tab keeps what waits for the connection. */
export const keptAdditionsKey = "basket:waiting";

/** Whether the tab keeps something from before it was loaded. */
export function keepsAdditions(): boolean {
  try {
    return sessionStorage.getItem(keptAdditionsKey) !== null;
  } catch {
    return false;
  }
}
