import { type Fault, ShopFault } from "./shop-fault.ts";

interface GraphqlBody {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly Fault[];
}

/** What a response brought: its data and, beside or in place of them, the fault. */
export interface Exchange {
  readonly headers: Headers;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly fault: ShopFault | undefined;
}

/**
 * Sends one request to `/graphql` and reads its response, or that of whatever stands before the shop.
 * @throws ShopFault `NO_RESPONSE` when none came whole
 */
export async function exchange(request: () => Promise<Response>): Promise<Exchange> {
  try {
    const response = await request();
    const { headers } = response;
    const body = await bodyOf(response);
    if (body === undefined) return { headers, data: undefined, fault: notGraphql(response) };
    const data = body.data ?? undefined;
    return { headers, data, fault: faultOf(body.errors ?? [], headers, data) };
  } catch (cause) {
    throw new ShopFault("The shop did not respond.", { code: "NO_RESPONSE", retryable: true, cause });
  }
}

async function bodyOf(response: Response): Promise<GraphqlBody | undefined> {
  if (!/\bjson\b/.test(response.headers.get("content-type") ?? "")) return undefined;
  const body: unknown = JSON.parse(await response.text());
  const isGraphql = typeof body === "object" && body !== null && ("data" in body || "errors" in body);
  return isGraphql ? (body as GraphqlBody) : undefined;
}

function notGraphql({ status, headers }: Response): ShopFault {
  return new ShopFault(`The shop responded with ${status}.`, {
    code: "NO_RESPONSE",
    retryable: status >= 500 || status === 429,
    retryAfterSeconds: secondsOf(headers.get("retry-after")),
  });
}

function faultOf(faults: readonly Fault[], headers: Headers, data: unknown): ShopFault | undefined {
  const [first] = faults;
  if (first === undefined) return undefined;
  return new ShopFault(first.message, {
    code: first.extensions?.code ?? "INTERNAL",
    retryable: faults.every(({ extensions }) => extensions?.retryable === true),
    correlationId: first.extensions?.correlationId ?? headers.get("x-correlation-id") ?? undefined,
    retryAfterSeconds: secondsOf(headers.get("retry-after")),
    faults,
    data,
  });
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
