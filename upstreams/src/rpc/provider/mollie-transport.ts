import { randomUUID } from "node:crypto";

import { MollieApiError, type MollieClient } from "@mollie/api-client";

import type { Handler } from "#upstreams/handler.ts";

export interface TransportOptions {
  apiKey: string;
  /** Root of the API, ending in `/v2/`. */
  apiEndpoint: string;
  /** Carries the requests: the sandbox in the same process, or `fetch`. */
  send: Handler;
  /** Whole time of a call, its second attempt included. */
  timeoutMs?: number;
}

interface NetworkRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface NetworkClient {
  request: (pathname: string, options?: NetworkRequest) => Promise<unknown>;
}

const retryDelayMs = 200;

/**
 * Puts another way of sending under Mollie's client, which brings its own: that one knows no deadline, waits seconds between its tries,
 * and always uses an HTTPS agent, so that it reaches neither a sandbox on http nor one in the same process.
 * Requests and responses stay the client's; a failed connection or a 5xx is tried once more under the same idempotency key.
 */
export function replaceTransport(client: MollieClient, options: TransportOptions): void {
  const network = networkClientOf(client);
  const timeoutMs = options.timeoutMs ?? 5000;
  network.request = async (pathname, init = {}) => {
    const method = init.method ?? "GET";
    const headers = {
      authorization: `Bearer ${options.apiKey}`,
      accept: "application/hal+json",
      "content-type": "application/json",
      ...(method !== "GET" && { "idempotency-key": randomUUID() }),
      ...lowerCased(init.headers),
    };
    const url = new URL(pathname, options.apiEndpoint);
    const signal = AbortSignal.timeout(timeoutMs);
    const attempt = (): Promise<Response> =>
      options.send(
        new Request(url, {
          method,
          headers,
          body: method === "GET" ? undefined : init.body,
          redirect: "manual",
          signal,
        }),
      );
    const response = await withSecondAttempt(attempt, signal);
    return readResponse(response, headers["idempotency-key"]);
  };
}

// the client keeps it in a field that its types call protected; a version that moves it must not go unnoticed
function networkClientOf(client: MollieClient): NetworkClient {
  const binder = client.payments as unknown as { networkClient?: { networkClient?: Partial<NetworkClient> } };
  const network = binder.networkClient?.networkClient;
  if (typeof network?.request !== "function")
    throw new Error("@mollie/api-client has changed inside: provider/mollie-transport.ts must follow it");
  return network as NetworkClient;
}

async function withSecondAttempt(attempt: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  const first = await attempt().catch((error: unknown) => {
    if (signal.aborted) throw unreachable(error);
    return undefined;
  });
  if (first && first.status < 500) return first;
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  return attempt().catch((error: unknown) => {
    throw unreachable(error);
  });
}

async function readResponse(response: Response, idempotencyKey: string | undefined): Promise<unknown> {
  const text = await response.text();
  if (response.ok && text === "") return true;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new MollieApiError(`The payment provider responded with ${response.status} without JSON`, {
      statusCode: response.status,
    });
  }
  if (response.ok) return body;
  throw MollieApiError.createFromResponse(body, idempotencyKey);
}

function unreachable(cause: unknown): MollieApiError {
  return Object.assign(new MollieApiError("The payment provider cannot be reached"), { cause });
}

function lowerCased(headers: Record<string, string> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}
