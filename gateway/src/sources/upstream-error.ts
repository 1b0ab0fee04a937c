import type { UpstreamName } from "./call-context.ts";

/** Why an upstream gave no usable answer; `status` means it answered with a status the caller does not take. */
export type UpstreamFault = "status" | "timeout" | "network" | "broken" | "overloaded" | "too-large" | "malformed" | "aborted";

/** The one error sources throw; domains turn the statuses they know into their own error types. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
  readonly upstream: UpstreamName;
  readonly fault: UpstreamFault;
  /** HTTP status of the answer, 0 when there was none. */
  readonly status: number;
  /** Parsed JSON of the answer, or its text. */
  readonly body: unknown;
  /** Seconds of `Retry-After`, when the upstream sent it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    upstream: UpstreamName,
    fault: UpstreamFault,
    details: { status?: number; body?: unknown; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(`${upstream} ${fault}${details.status ? ` ${details.status}` : ""}`, { cause: details.cause });
    this.upstream = upstream;
    this.fault = fault;
    this.status = details.status ?? 0;
    this.body = details.body;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** Whether the upstream itself is at fault, so that the breaker should count it. */
  get isOutage(): boolean {
    if (this.fault === "status") return this.status >= 500;
    return this.fault === "timeout" || this.fault === "network" || this.fault === "too-large" || this.fault === "malformed";
  }
}
