import type * as z from "zod/mini";
import type { CachePolicy } from "../answer-cache.ts";

/** How a procedure is called. */
export interface AskRpcOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a third party behind the order service may be asked, such as the payment provider: it gets its time, and stops nothing else. */
  readonly asksOthers?: boolean;
  /** Answers everybody alike: the session stays unread, so that the answer may be kept. */
  readonly isPublic?: boolean;
  /** Of a public answer: which copies may serve. */
  readonly cache?: CachePolicy;
}

/** Calls a procedure with the request's session and reads its answer. */
export type AskRpc = <T>(
  procedure: string,
  payload: unknown,
  schema: z.ZodMiniType<T>,
  options?: AskRpcOptions,
) => Promise<T>;
