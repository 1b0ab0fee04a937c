/** One entry of a response's `errors`. */
export interface Fault {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string; readonly retryable?: boolean; readonly correlationId?: string };
}

interface FaultDetails {
  readonly code: string;
  readonly retryable: boolean;
  readonly correlationId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly faults?: readonly Fault[];
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** What no shopper can help: the request failed, or a part of it. What a shopper can do something about is a member of a mutation's result. */
export class ShopFault extends Error {
  override name = "ShopFault";
  /** As docs/api/errors.md lists them; `NO_RESPONSE` when none came that is GraphQL's. */
  readonly code: string;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** To be named to the shop: its logs have it. */
  readonly correlationId: string | undefined;
  /** How long the shop asks to wait. */
  readonly retryAfterSeconds: number | undefined;
  readonly faults: readonly Fault[];
  /** What could be had nevertheless, with null where a fault's `path` points; undefined when nothing was executed. */
  readonly data: unknown;

  constructor(message: string, details: FaultDetails) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.retryable = details.retryable;
    this.correlationId = details.correlationId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.faults = details.faults ?? [];
    this.data = details.data;
  }

  /** Whether the shop refused to look at the request, so that nothing of it has happened. */
  get isUnread(): boolean {
    return this.code === "RATE_LIMITED";
  }
}
