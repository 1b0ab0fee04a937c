import * as z from "zod/mini";
import { UpstreamError } from "../upstream-error.ts";
import { wireCheckoutSchema, wireOpenPaymentSchema } from "./wire-checkout.ts";

const problemSchema = z.object({
  code: z._default(z.string(), ""),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string() }))),
  missing: z.optional(z.array(z.string())),
  checkout: z.optional(wireCheckoutSchema),
  lines: z.optional(z.array(z.object({ itemKey: z.string() }))),
  orderNumber: z.optional(z.string()),
  openPayment: z.nullish(wireOpenPaymentSchema),
  deadline: z.optional(z.string()),
  reason: z.optional(z.string()),
  missingCents: z.optional(z.int()),
  minOrderCents: z.optional(z.int()),
  with: z.optional(z.string()),
  left: z.optional(z.int()),
});

/** A failure the RPC upstream explained as `application/problem+json`; members are there as the code implies. */
export interface RpcProblem extends z.output<typeof problemSchema> {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
}

/** The explanation inside a failed RPC call; undefined for faults, which stay faults. */
export function rpcProblemOf(error: unknown): RpcProblem | undefined {
  if (!(error instanceof UpstreamError) || error.upstream !== "rpc" || error.fault !== "status") return undefined;
  const parsed = problemSchema.safeParse(error.body);
  const body = parsed.success ? parsed.data : { code: "" };
  return { ...body, status: error.status, retryAfterSeconds: error.retryAfterSeconds };
}
