/** Less than the 15 s after which a connection that stands still is cut. */
const heartbeatMs = 10_000;
const heartbeat = ":\n\n";

/** An event of a stream, as it is sent; `data` is one line. */
export function serverSentEvent(name: string, data: string, id?: number): string {
  return `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${data}\n\n`;
}

/**
 * A body of server-sent events, with a comment at once and whenever the next event takes longer than 10 s.
 * @param next the next events as text, undefined at the end, which is also what an error of it means; asked only once the reader has taken the last, so that nobody stores what a slow one has not read
 * @param onEnd called once, when the stream has ended or its reader has gone
 */
export function eventStream(next: () => Promise<string | undefined>, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isBegun = false;
  let isAsked = false;
  let found: { readonly text: string | undefined } | undefined;
  let tell: (() => void) | undefined;
  const ask = async (): Promise<void> => {
    isAsked = true;
    found = { text: await next().catch(() => undefined) };
    tell?.();
  };
  const foundOrLate = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, heartbeatMs);
      tell = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (!isBegun) {
          isBegun = true;
          controller.enqueue(encoder.encode(heartbeat));
          return;
        }
        if (!isAsked) void ask();
        if (!found) await foundOrLate();
        if (!found) return controller.enqueue(encoder.encode(heartbeat));
        const { text } = found;
        found = undefined;
        isAsked = false;
        if (text !== undefined) return controller.enqueue(encoder.encode(text));
        controller.close();
        onEnd();
      },
      cancel: () => {
        tell?.();
        onEnd();
      },
    },
    { highWaterMark: 0 },
  );
}
