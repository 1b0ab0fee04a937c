import { readEvents, type ReceivedEvent } from "@warmeland/schema/process/read-events.ts";
import type { Transport } from "#gateway/sources/upstream-request.ts";

interface SubscribeOptions {
  readonly variables?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly hash?: string;
  /** Where the gateway is, for one behind a server. */
  readonly url?: string;
}

/** What an event of a subscription says. */
export interface LiveResult {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
  readonly calls: number;
}

export interface Subscriber {
  readonly response: Response;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<LiveResult | undefined>;
  /** Whether nothing comes for so many milliseconds; what comes then is not lost. */
  isSilent(ms: number): Promise<boolean>;
  leave(): void;
}

/** Subscribes as an app does. Events are read from the stream only when they are asked for. */
export async function subscribe(
  handle: Transport,
  query: string | undefined,
  { variables, headers, hash, url = "http://localhost" }: SubscribeOptions = {},
): Promise<Subscriber> {
  const leaving = new AbortController();
  const extensions = hash === undefined ? undefined : { persistedQuery: { version: 1, sha256Hash: hash } };
  const response = await handle(
    new Request(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
      body: JSON.stringify({ query, variables, extensions }),
      signal: leaving.signal,
    }),
  );
  const events = response.body ? readEvents(response.body) : undefined;
  let waiting: Promise<ReceivedEvent | undefined> | undefined;
  const read = () => (waiting ??= events?.next().then(({ value }) => value as ReceivedEvent | undefined));
  return {
    response,
    next: async () => {
      const event = await read();
      waiting = undefined;
      return event && resultOf(event);
    },
    isSilent: async (ms) => {
      const silence = new Promise<boolean>((resolve) => setTimeout(resolve, ms, true));
      return Promise.race([silence, (read() ?? silence).then(() => false)]);
    },
    leave: () => leaving.abort(),
  };
}

function resultOf({ name, id, data }: ReceivedEvent): LiveResult {
  const {
    data: result,
    errors = [],
    extensions,
  } = JSON.parse(data || "{}") as Partial<LiveResult> & {
    extensions?: { trace?: readonly { attempts: number }[] };
  };
  const calls = extensions?.trace?.filter(({ attempts }) => attempts > 0).length ?? 0;
  return { name, id, data: result, errors, calls };
}
