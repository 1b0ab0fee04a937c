import type * as z from "zod/mini";
import type { CachePolicy } from "../shared-cache.ts";

/** How a procedure is called. */
export interface SendRpcOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a third party behind the order service may be called, such as the payment provider: it gets its time, and stops nothing else. */
  readonly callsOthers?: boolean;
  /** The same for everybody: the session stays unread, so that the response may be cached. */
  readonly isPublic?: boolean;
  /** Of a public response: which copies may serve. */
  readonly cache?: CachePolicy;
}

/** Calls a procedure with the request's session and reads its response. */
export type SendRpc = <T>(
  procedure: string,
  payload: unknown,
  schema: z.ZodMiniType<T>,
  options?: SendRpcOptions,
) => Promise<T>;
