import { randomBytes } from "node:crypto";

import { sql } from "kysely";

import { tokenOf, type TokenPurpose } from "../customers/customer-token.ts";
import type { WireUser } from "../wire-user.ts";
import { RpcTestShop, type Result, type RpcTestShopOptions } from "./rpc-test-shop.ts";

export const testPassword = "Wolk-en-Dons-41!";

export interface TestAccount {
  token: string;
  user: WireUser;
  email: string;
}

/** What accounts are tried with, on a shop of their own. */
export class AccountShop {
  readonly shop: RpcTestShop;

  private constructor(shop: RpcTestShop) {
    this.shop = shop;
  }

  static async open(options: RpcTestShopOptions = {}): Promise<AccountShop> {
    return new AccountShop(await RpcTestShop.open(options));
  }

  /** An account that has just registered; its address is not proved. */
  async register(change: Record<string, unknown> = {}, sent: { token?: string } = {}): Promise<TestAccount> {
    const { status, body } = await this.shop.call<{ token: string; user: WireUser }>(
      "register",
      registration(change),
      sent,
    );
    if (status !== 200) throw new Error(`register responded with ${status} ${JSON.stringify(body)}`);
    return { token: body.token, user: body.user, email: body.user.email };
  }

  /** The token that the newest mail for a purpose brings to an address; undefined when there is none that works. */
  async tokenOf(purpose: TokenPurpose, email: string): Promise<string | undefined> {
    const row = await this.shop.db
      .selectFrom("customer_token as t")
      .innerJoin("customer as c", "c.customer_id", "t.customer_id")
      .select("t.token_id")
      .where("t.purpose", "=", purpose)
      .where("c.email", "=", email)
      .orderBy("t.created_at", "desc")
      .executeTakeFirst();
    return row && tokenOf(purpose, row.token_id, this.shop.upstream.services.secret);
  }

  /** An account whose address is proved by the link of the welcome mail. */
  async registerProved(change: Record<string, unknown> = {}): Promise<TestAccount> {
    const account = await this.register(change);
    await this.prove(account);
    return account;
  }

  /** Uses the link of the welcome mail; a mail that has not left by then is not sent any more. */
  async prove(account: TestAccount): Promise<void> {
    const { status } = await this.shop.call(
      "verifyEmail",
      { token: await this.tokenOf("verify-email", account.email) },
      account,
    );
    if (status !== 204) throw new Error(`verifyEmail responded with ${status}`);
  }

  logIn(
    email: string,
    password: string = testPassword,
    headers: Record<string, string> = {},
  ): Promise<Result<{ token: string; user: WireUser }>> {
    return this.shop.call("login", { email, password }, { headers });
  }

  async isAlive(token: string): Promise<boolean> {
    return (await this.shop.call<WireUser | null>("getUser", {}, { token })).body !== null;
  }

  /** Jobs of the outbox so far, sent or not. */
  async jobs(template?: string): Promise<{ template: string; id: string }[]> {
    await this.shop.upstream.services.outbox.start();
    const rows = await this.shop.db
      .withSchema("pgboss")
      .selectFrom("job" as never)
      .select("data" as never)
      .where("name" as never, "=", "mail" as never)
      .execute();
    const jobs = (rows as { data: { template: string; id: string } }[]).map(({ data }) => data);
    return template === undefined ? jobs : jobs.filter((job) => job.template === template);
  }

  /** Lets so many milliseconds of the limits' time pass, which follow the real clock. */
  async letLimitsPass(milliseconds: number): Promise<void> {
    await this.shop.db
      .updateTable("rate_limit")
      .set({ expire: sql<number>`expire - ${milliseconds}::bigint` })
      .execute();
  }

  close(): Promise<void> {
    return this.shop.close();
  }
}

/** A registration that is accepted, under an address of its own. */
export function registration(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    first_name: "Femke",
    last_name: "Bakker",
    email: newEmail(),
    password: testPassword,
    gender: "FEMALE",
    ...change,
  };
}

export function newEmail(): string {
  return `${randomBytes(6).toString("hex")}@voorbeeld.nl`;
}
