import type * as z from "zod/mini";

interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Calls a procedure with the request's session and reads its answer. */
export type AskRpc = <T>(procedure: string, payload: unknown, schema: z.ZodMiniType<T>, options?: AskOptions) => Promise<T>;
