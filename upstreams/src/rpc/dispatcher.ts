import { MollieApiError } from "@mollie/api-client";
import { shopById } from "@warmeland/schema/rules/shops.ts";

import { isRefusedValue } from "#upstreams/database/refused-value.ts";
import type { Handler } from "#upstreams/handler.ts";

import { invalidInput, notSignedIn, Problem } from "./problem.ts";
import { Call, type Procedure } from "./procedure.ts";
import { readPayload } from "./read-payload.ts";
import type { Services } from "./services.ts";

/** `POST /rpc/{procedure}`: finds the procedure, checks its payload, and responds with its result or the problem it threw. */
export function createDispatcher(services: Services, procedures: ReadonlyMap<string, Procedure>): Handler {
  return async (request) => {
    try {
      return await dispatch(request, services, procedures);
    } catch (error) {
      if (error instanceof Problem) return error.toResponse();
      if (isCustomerGone(error)) return notSignedIn().toResponse();
      if (error instanceof MollieApiError) {
        services.log.warn({ err: error }, "payment provider failed");
        return new Problem(502, "payment-unavailable", "The payment provider cannot be reached").toResponse();
      }
      const entry = {
        err: error,
        correlationId: request.headers.get("x-correlation-id"),
        path: new URL(request.url).pathname,
      };
      if (isRefusedValue(error)) {
        services.log.warn(entry, "the database refused a value");
        return invalidInput([], "A value cannot be stored").toResponse();
      }
      services.log.error(entry, "procedure failed");
      return new Problem(500, "internal", "The procedure failed").toResponse();
    }
  };
}

async function dispatch(
  request: Request,
  services: Services,
  procedures: ReadonlyMap<string, Procedure>,
): Promise<Response> {
  const name = /^\/rpc\/(\w{1,60})$/.exec(new URL(request.url).pathname)?.[1] ?? "";
  const procedure = procedures.get(name);
  if (!procedure) throw new Problem(404, "unknown-procedure", "There is no such procedure");
  if (request.method !== "POST")
    throw new Problem(405, "method-not-allowed", "Procedures are called with POST", { headers: { allow: "POST" } });
  const shop = shopById(Number(request.headers.get("x-shop-id") ?? Number.NaN));
  if (!shop) throw new Problem(400, "unknown-shop", "The header x-shop-id names no shop");

  const parsed = procedure.payload.safeParse(await readPayload(request));
  if (!parsed.success) {
    throw invalidInput(
      parsed.error.issues.slice(0, 50).map((issue) => ({ field: issue.path.join("."), code: codeOf(issue.message) })),
    );
  }
  const result = await procedure.run(new Call(services, shop, request.headers), parsed.data);
  if (result === undefined) return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  return new Response(JSON.stringify(result), {
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });
}

// an account that was deleted while the call was under way: its session ended with it
function isCustomerGone(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === "23503" && typeof constraint === "string" && constraint.endsWith("_customer_id_fkey");
}

// the shared rules put a key where others put a sentence
function codeOf(message: string): string {
  return /^[a-z][a-zA-Z]+$/.test(message) ? message : "invalid";
}
