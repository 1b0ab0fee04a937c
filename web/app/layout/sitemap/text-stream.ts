/** A text that is sent while it is written: its next part is written when the reader wants it, and none after the reader has gone. */
export function textStream(parts: AsyncGenerator<string, void, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => parts.return().then(() => undefined),
    },
    { highWaterMark: 0 },
  );
}
