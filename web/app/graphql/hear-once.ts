/**
 * Listens until another tab says something that tabs share under a name (share-between-tabs.ts), for a tab with nothing to say itself.
 * @returns the end of listening
 */
export function hearOnce(name: string, onMessage: () => void): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", onMessage, { once: true });
  return () => channel.close();
}
