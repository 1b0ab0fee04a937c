import type { UpstreamName } from "./call-context.ts";

/** Why an upstream gave no usable response; `status` means the status is one the caller does not take. */
export type UpstreamFault =
  | "status"
  | "timeout"
  | "network"
  | "broken"
  | "overloaded"
  | "too-large"
  | "malformed"
  | "aborted";

/** The one error sources throw; domains map the statuses they expect to their own error types. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
  readonly upstream: UpstreamName;
  readonly fault: UpstreamFault;
  /** HTTP status of the response, 0 when there was none. */
  readonly status: number;
  /** Parsed JSON of the response, or its text. */
  readonly body: unknown;
  /** Whether the upstream said why by a problem (RFC 9457) with a `code`, such as that a service behind it is out. */
  readonly isExplained: boolean;
  /** Seconds of `Retry-After`, when the upstream sent it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    upstream: UpstreamName,
    fault: UpstreamFault,
    details: {
      status?: number;
      body?: unknown;
      isExplained?: boolean;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(`${upstream} ${fault}${details.status ? ` ${details.status}` : ""}`, { cause: details.cause });
    this.upstream = upstream;
    this.fault = fault;
    this.status = details.status ?? 0;
    this.body = details.body;
    this.isExplained = details.isExplained ?? false;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** Whether there is no usable response, whoever is at fault; false for a refusal and for a client that went away. */
  get isFailure(): boolean {
    return this.fault === "status" ? this.status >= 500 : this.fault !== "aborted";
  }

  /**
   * Whether it means that the upstream as a whole is out, so that the breaker should count it. One that explains its failure is there, and so is
   * one that fails at a single thing.
   */
  get isOutage(): boolean {
    if (this.fault === "status") return this.status >= 502 && this.status <= 504 && !this.isExplained;
    return this.fault === "timeout" || this.fault === "network";
  }
}
