import { createHmac, timingSafeEqual } from "node:crypto";
import type { Environment } from "@warmeland/schema/rules/environment.ts";

const validSeconds = 300;

/**
 * Whether a response shows its upstream calls: always in demo mode, else with the header `x-trace: {unix seconds}.{hex HMAC-SHA256
 * of those seconds under TRACE_SECRET}`, five minutes old at most.
 */
export function mayTrace(
  request: Request,
  { environment, now }: { readonly environment: Environment; readonly now: () => Date },
): boolean {
  if (environment.SHOP_MODE === "demo") return true;
  const [, seconds, signature] = /^(\d{10})\.([0-9a-f]{64})$/.exec(request.headers.get("x-trace") ?? "") ?? [];
  if (!environment.TRACE_SECRET || !seconds || !signature) return false;
  if (Math.abs(now().getTime() / 1000 - Number(seconds)) > validSeconds) return false;
  return timingSafeEqual(
    Buffer.from(signature, "hex"),
    createHmac("sha256", environment.TRACE_SECRET).update(seconds).digest(),
  );
}
