import { createHash } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { invalidInput, Problem } from "../problem.ts";

/** One request that may be sent more than once: whose, which, and its payload. */
export interface IdempotentRequest {
  scope: string;
  key: string;
  requestHash: string;
}

/**
 * Names a request by its idempotency key, within a scope that only its sender has.
 * @throws Problem 400 without a usable key
 */
export function idempotentRequest(scope: string, key: string | null, payload: unknown): IdempotentRequest {
  if (key === null || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw invalidInput([{ field: "Idempotency-Key", code: "required" }], "The header Idempotency-Key is needed");
  return { scope, key, requestHash: createHash("sha256").update(JSON.stringify(payload)).digest("hex") };
}

/**
 * Takes the key for this transaction, with the reply it will have once the transaction commits; another request with the key waits here until
 * this one has ended. What rolls back leaves no key behind.
 * @returns the response to a request that was handled before, undefined for a first one
 * @throws Problem 422 when the key was used for something else
 */
export async function claimRequest(
  trx: Transaction<Tables>,
  request: IdempotentRequest,
  reply: unknown,
  now: Date,
): Promise<unknown> {
  const { scope, key, requestHash } = request;
  for (;;) {
    const { rows: claimed } = await sql`
      insert into idempotency (scope, key, request_hash, response, created_at)
      values (${scope}, ${key}, ${requestHash}, ${JSON.stringify(reply)}, ${now})
      on conflict do nothing
      returning key`.execute(trx);
    if (claimed.length > 0) return undefined;
    const earlier = await trx
      .selectFrom("idempotency")
      .select(["request_hash", "response"])
      .where("scope", "=", scope)
      .where("key", "=", key)
      .executeTakeFirst();
    // none is there when it was forgotten just now
    if (!earlier) continue;
    if (earlier.request_hash !== requestHash)
      throw new Problem(422, "idempotency-mismatch", "The idempotency key belongs to another request");
    return earlier.response;
  }
}

/** Lets the key be used again, because nothing came of its request. */
export async function forgetRequest(
  trx: Transaction<Tables>,
  request: Pick<IdempotentRequest, "scope" | "key">,
): Promise<void> {
  await trx.deleteFrom("idempotency").where("scope", "=", request.scope).where("key", "=", request.key).execute();
}
