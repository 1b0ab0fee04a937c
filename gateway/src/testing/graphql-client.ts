import type { Transport } from "#gateway/sources/upstream-request.ts";
import type { TraceEntry } from "#gateway/sources/call-context.ts";

interface Fault {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

export interface GraphqlResult<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly errors: readonly Fault[];
  readonly trace: readonly TraceEntry[];
  /** Calls that left the gateway, without those that the cached shell saves. */
  readonly calls: readonly TraceEntry[];
  /** How the response cache was used. */
  readonly responseCache: string | undefined;
}

export interface SendOptions {
  readonly variables?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly hash?: string;
  readonly operationName?: string;
}

export interface GraphqlClient {
  /** Sends a document by POST; `Data` is the shape it selects. */
  send<Data = Record<string, unknown>>(query: string | undefined, send?: SendOptions): Promise<GraphqlResult<Data>>;
}

/** A client that calls a gateway in the same process. */
export function graphqlClient(handle: Transport): GraphqlClient {
  return {
    send: async <Data>(query: string | undefined, { variables, headers, hash, operationName }: SendOptions = {}) => {
      const extensions = hash === undefined ? undefined : { persistedQuery: { version: 1, sha256Hash: hash } };
      const request = new Request("http://localhost/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
        body: JSON.stringify({ query, variables, operationName, extensions }),
      });
      return readResult<Data>(await handle(request));
    },
  };
}

/** Reads a response of the endpoint. */
export async function readResult<Data>(response: Response): Promise<GraphqlResult<Data>> {
  const body = (await response.json()) as {
    data: Data;
    errors?: Fault[];
    extensions?: { trace?: TraceEntry[]; responseCache?: string };
  };
  const trace = body.extensions?.trace ?? [];
  return {
    status: response.status,
    headers: response.headers,
    data: body.data,
    errors: body.errors ?? [],
    trace,
    calls: trace.filter((entry) => entry.attempts > 0),
    responseCache: body.extensions?.responseCache,
  };
}
