interface TabChannelOptions<Message> {
  readonly onMessage: (message: Message) => void;
  /** The page is back from the browser's page cache, and may have missed something. */
  readonly onReturn: () => void;
}

export interface TabChannel<Message> {
  readonly post: (message: Message) => void;
  readonly close: () => void;
}

/** A line to the shop's other tabs, which is let go while the page is left: a page with an open one would not be cached for going back. */
export function openTabChannel<Message>(
  name: string,
  { onMessage, onReturn }: TabChannelOptions<Message>,
): TabChannel<Message> {
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    if (!("BroadcastChannel" in globalThis)) return;
    channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => onMessage(data));
  };
  const letGo = (): void => {
    channel?.close();
    channel = undefined;
  };
  const reopen = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    open();
    onReturn();
  };
  open();
  addEventListener("pagehide", letGo);
  addEventListener("pageshow", reopen);
  return {
    post: (message) => channel?.postMessage(message),
    close: () => {
      letGo();
      removeEventListener("pagehide", letGo);
      removeEventListener("pageshow", reopen);
    },
  };
}
