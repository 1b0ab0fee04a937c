import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type * as z from "zod/mini";

import { findSession, type Session } from "./customers/session.ts";
import { accountNeeded, notSignedIn } from "./problem.ts";
import type { Services } from "./services.ts";

/** One call of a procedure, before its payload is checked. */
export class Call {
  readonly services: Services;
  readonly shop: ShopLocale;
  /** The opaque token of the Authorization header, not yet looked at. */
  readonly token: string | null;
  readonly idempotencyKey: string | null;
  /** Address of the shopper as the gateway sends it, for limits only; null when it has none. */
  readonly clientAddress: string | null;
  /** Names the shopper's request in every log. */
  readonly correlationId: string | null;
  private found: Promise<Session | null> | undefined;

  constructor(services: Services, shop: ShopLocale, headers: Headers) {
    this.services = services;
    this.shop = shop;
    this.token = /^Bearer ([\w-]{20,200})$/.exec(headers.get("authorization") ?? "")?.[1] ?? null;
    this.idempotencyKey = headers.get("idempotency-key");
    this.clientAddress = headers.get("x-forwarded-for")?.split(",")[0]?.trim() || null;
    this.correlationId = headers.get("x-correlation-id");
  }

  /** The live session of the token; null without one or with a dead one. */
  session(): Promise<Session | null> {
    this.found ??=
      this.token === null
        ? Promise.resolve(null)
        : findSession(this.services.db, this.token, this.shop.shopId, this.services.now());
    return this.found;
  }

  /** Who is counted by limits: the customer of the session, for anybody can make up a token, else the address; null when there is neither. */
  async visitor(): Promise<string | null> {
    return (await this.session())?.customer.customer_id ?? this.clientAddress;
  }

  /** @throws Problem 401 without a live session */
  async signedIn(): Promise<Session> {
    const session = await this.session();
    if (!session) throw notSignedIn();
    return session;
  }

  /** The session of a full account. @throws Problem 401 without a live session, 403 for a guest's */
  async account(): Promise<Session> {
    const session = await this.signedIn();
    if (session.customer.is_guest) throw accountNeeded();
    return session;
  }
}

/** A procedure: what it takes, and what it returns; `undefined` becomes a 204. */
export interface Procedure<Payload = unknown> {
  payload: z.ZodMiniType<Payload>;
  run(call: Call, payload: Payload): Promise<unknown>;
}

/** Binds a procedure's payload type to its schema. */
export function procedure<Payload>(definition: Procedure<Payload>): Procedure {
  return definition;
}
