/** What tabs tell each other of the session they share. */
export type SessionNews = "signed-in" | "signed-out";

const name = "session";

/** Channels of this tab, which must not hear what it says itself. */
let listening: BroadcastChannel | undefined;

/** Tells the other tabs of this browser. */
export function notifySession(news: SessionNews): void {
  const channel = listening ?? new BroadcastChannel(name);
  channel.postMessage(news);
  if (channel !== listening) channel.close();
}

/** Hears what another tab tells; one listener for each tab. @returns stops hearing */
export function hearSession(hear: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(name);
  listening = channel;
  channel.addEventListener("message", ({ data }) => hear(data as SessionNews));
  return () => {
    if (listening === channel) listening = undefined;
    channel.close();
  };
}
