import { createHash, randomBytes } from "node:crypto";

import type { Database } from "#upstreams/database/connection.ts";

import type { PaymentInput } from "./payment-input.ts";
import { withExpiry, type SandboxPayment } from "./sandbox-payment.ts";

const openForMs = 15 * 60_000;

/** The sandbox's payments, in one table. */
export class PaymentStore {
  private readonly db: Database;
  private readonly now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /** Makes a payment; the same idempotency key of one profile gives the payment it made the first time. */
  async create(input: PaymentInput, profileId: string, idempotencyKey: string | null): Promise<SandboxPayment> {
    const now = this.now();
    const payment: SandboxPayment = {
      id: `tr_${idempotencyKey ? digest(`${profileId} ${idempotencyKey}`) : randomId()}`,
      profileId,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + openForMs).toISOString(),
      status: "open",
      amount: input.amount,
      description: input.description,
      method: input.method ?? null,
      metadata: input.metadata ?? null,
      locale: input.locale ?? null,
      sequenceType: input.sequenceType,
      captureMode: input.captureMode,
      redirectUrl: input.redirectUrl,
      cancelUrl: input.cancelUrl ?? null,
      webhookUrl: input.webhookUrl ?? null,
      lines: input.lines ?? null,
      billingAddress: input.billingAddress ?? null,
      shippingAddress: input.shippingAddress ?? null,
      refunds: [],
    };
    const made = await this.db
      .insertInto("sandbox_payment")
      .values({ payment_id: payment.id, data: JSON.stringify(payment), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("payment_id")
      .executeTakeFirst();
    return made ? payment : ((await this.find(payment.id)) ?? payment);
  }

  /** A payment as it is now; undefined when there is none. */
  async find(paymentId: string): Promise<SandboxPayment | undefined> {
    const row = await this.db
      .selectFrom("sandbox_payment")
      .select("data")
      .where("payment_id", "=", paymentId)
      .executeTakeFirst();
    return row && withExpiry(row.data as SandboxPayment, this.now());
  }

  /** A profile's newest payments. */
  async list(profileId: string, limit: number): Promise<SandboxPayment[]> {
    const rows = await this.db
      .selectFrom("sandbox_payment")
      .select("data")
      .where((where) =>
        where(where.fn<string>("jsonb_extract_path_text", ["data", where.val("profileId")]), "=", profileId),
      )
      .orderBy("created_at", "desc")
      .limit(limit)
      .execute();
    return rows.map((row) => withExpiry(row.data as SandboxPayment, this.now()));
  }

  /** Changes a payment under a row lock; `change` gives undefined to leave it as it is. */
  async update(
    paymentId: string,
    change: (payment: SandboxPayment) => SandboxPayment | undefined,
  ): Promise<SandboxPayment | undefined> {
    return this.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("sandbox_payment")
        .select("data")
        .where("payment_id", "=", paymentId)
        .forUpdate()
        .executeTakeFirst();
      const changed = row && change(withExpiry(row.data as SandboxPayment, this.now()));
      if (!changed) return undefined;
      await trx
        .updateTable("sandbox_payment")
        .set({ data: JSON.stringify(changed) })
        .where("payment_id", "=", paymentId)
        .execute();
      return changed;
    });
  }
}

/** An id nobody can guess, in the letters and digits Mollie uses. */
export function randomId(): string {
  return randomBytes(16).toString("base64url").replaceAll(/[-_]/g, "x");
}

/** A profile for each API key, so that one client never sees another's payments. */
export function profileOf(apiKey: string): string {
  return `pfl_${digest(apiKey).slice(0, 10)}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").replaceAll(/[-_]/g, "x").slice(0, 22);
}
