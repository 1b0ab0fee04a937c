/** A server-sent event; its data as one text. */
export interface ReceivedEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: string;
}

const longestEvent = 5 * 1024 * 1024;

/**
 * Reads server-sent events as far as the shop sends them; comments are only reported.
 * @param onChunk called whenever something has come, be it a comment
 * @throws Error for an event of more than 5 MB, and what the stream itself ends with
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void = () => undefined,
): AsyncGenerator<ReceivedEvent> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    onChunk();
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
      const event = eventOf(text.slice(0, end));
      text = text.slice(end + 2);
      if (event) yield event;
    }
    if (text.length > longestEvent) throw new Error("An event has no end.");
  }
}

function eventOf(block: string): ReceivedEvent | undefined {
  const fields = block.split("\n").flatMap((line) => {
    const [, name = "", value = ""] = /^([a-z]+):? ?(.*)$/.exec(line) ?? [];
    return name === "" ? [] : [[name, value] as const];
  });
  if (fields.length === 0) return undefined;
  const valueOf = (wanted: string) => fields.findLast(([name]) => name === wanted)?.[1];
  const data = fields.flatMap(([name, value]) => (name === "data" ? [value] : []));
  return { name: valueOf("event") ?? "message", id: valueOf("id"), data: data.join("\n") };
}
