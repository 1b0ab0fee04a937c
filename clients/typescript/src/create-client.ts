import { exchange } from "./exchange.ts";
import { BeginVisitDocument } from "./generated/graphql.ts";
import { Identity } from "./identity.ts";
import { RateWindow } from "./rate-window.ts";
import { pause, retried } from "./retry.ts";
import type { ClientStorage } from "./storage/client-storage.ts";
import { memoryStorage } from "./storage/memory-storage.ts";
import { type AnyDocument, hashOf, isMutation, type TypedDocument } from "./typed-document.ts";

export interface ClientOptions {
  /** The shop's origin, such as `https://shop.example`. */
  readonly url: string;
  /** Who sends: a name of lower-case letters, digits and dashes, and a version. */
  readonly client: { readonly name: string; readonly version: string };
  /** Where visitor and session are kept; in memory without. */
  readonly storage?: ClientStorage;
  /** Shop and language, such as `nl-NL`, which is also the one without. */
  readonly shop?: string;
  /** How often an operation is tried in all; 4 without. */
  readonly attempts?: number;
  /** How long one attempt may take, in milliseconds; 15 seconds without. */
  readonly timeoutMs?: number;
  /** In place of the platform's. */
  readonly fetch?: (url: string, init: RequestInit & { readonly body: string }) => Promise<Response>;
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Says of a mutation without idempotency key that sending it twice does no more than once. */
  readonly repeatable?: boolean;
}

type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: SendOptions]
    : [variables: Variables, options?: SendOptions];

/** A shop, as one device uses it. */
export interface ShopClient {
  /**
   * Runs an operation. Queries, mutations whose input has an `idempotencyKey` and those said to be `repeatable` are sent again after a fault
   * that may pass; what was refused for its rate waits and is sent again in any case.
   * @returns the data; a mutation's result stays the union it is
   * @throws ShopFault, or the reason of the signal
   */
  send<Result, Variables>(document: TypedDocument<Result, Variables>, ...rest: Arguments<Variables>): Promise<Result>;
  /** Forgets who this device is: basket and session stay with the shop, and nothing here leads to them any more. */
  forget(): Promise<void>;
}

/** Opens a shop; nothing is sent yet. */
export function createClient(options: ClientOptions): ShopClient {
  const { client, shop, attempts = 4, timeoutMs = 15_000 } = options;
  const fetchFrom = options.fetch ?? fetch;
  const endpoint = new URL("/graphql", options.url).href;
  const identity = new Identity(options.storage ?? memoryStorage());
  const rate = new RateWindow();
  /** Hashes that this shop has not registered: those documents go with their text. */
  const unregistered = new Set<string>();

  async function attempt(document: AnyDocument, variables: unknown, signal?: AbortSignal): Promise<unknown> {
    const hash = hashOf(document);
    const byHash = hash !== undefined && !unregistered.has(hash);
    const tokens = await identity.current();
    if (rate.waitMs > 0) await pause(rate.waitMs, signal);
    const limit = AbortSignal.timeout(timeoutMs);
    const { headers, data, fault } = await exchange(() =>
      fetchFrom(endpoint, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/graphql-response+json, application/json",
          "x-client": `${client.name}/${client.version}`,
          ...(shop && { "x-shop": shop }),
          ...(tokens.visitor && { "x-visitor": tokens.visitor }),
          ...(tokens.session && { authorization: `Bearer ${tokens.session}` }),
        },
        body: JSON.stringify({ variables, ...(byHash ? persisted(hash) : { query: document.toString() }) }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }),
    );
    rate.learn(headers.get("ratelimit"));
    const faults = fault?.faults.map(({ extensions }) => extensions) ?? [];
    await identity.learn(headers.get("x-visitor"), [...Object.values(data ?? {}), ...faults], tokens);
    if (byHash && fault?.code === "PERSISTED_QUERY_NOT_FOUND") {
      unregistered.add(hash);
      return attempt(document, variables, signal);
    }
    if (fault) throw fault;
    return data;
  }

  const beginVisit = () => retried(() => attempt(BeginVisitDocument, {}), { attempts, isSafe: true });

  return {
    send: async <Result, Variables>(document: TypedDocument<Result, Variables>, ...rest: Arguments<Variables>) => {
      const [variables = {}, { signal, repeatable = false } = {}] = rest as [object?, SendOptions?];
      signal?.throwIfAborted();
      const changes = isMutation(document);
      if (changes) await identity.ensureVisitor(beginVisit);
      const isSafe = !changes || repeatable || hasKey(variables);
      return (await retried(() => attempt(document, variables, signal), { attempts, isSafe, signal })) as Result;
    },
    forget: () => identity.forget(),
  };
}

const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

/** Whether every input carries the key by which the shop does once what is sent twice. */
function hasKey(variables: object): boolean {
  const inputs: unknown[] = Object.values(variables);
  return (
    inputs.length > 0 &&
    inputs.every((input) => typeof (input as { idempotencyKey?: unknown } | null)?.idempotencyKey === "string")
  );
}
