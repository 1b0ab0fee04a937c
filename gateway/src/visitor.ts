import { createHmac, randomBytes } from "node:crypto";
import type { CookieJar } from "./cookies.ts";

const visitorDays = 180;
const tokenShape = /^[A-Za-z0-9_-]{22,128}$/;

/** Whether a session or visitor token could be one of ours; anything else is as good as none. */
export function isToken(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && tokenShape.test(value);
}

/** The anonymous visitor behind a request, who owns a basket and a wishlist; exists only after the first write (decisions.md 41). */
export class Visitor {
  private current: string | undefined;
  private readonly cookies: CookieJar | undefined;
  private readonly secret: string;
  private readonly shopId: number;

  /** @param cookies undefined for clients that keep the token themselves */
  constructor(options: { token: string | undefined; cookies: CookieJar | undefined; secret: string; shopId: number }) {
    this.current = options.token;
    this.cookies = options.cookies;
    this.secret = options.secret;
    this.shopId = options.shopId;
  }

  get token(): string | undefined {
    return this.current;
  }

  /** The visitor's token, minted and set as a cookie when there was none. */
  ensure(): string {
    if (this.current === undefined) {
      this.current = randomBytes(32).toString("base64url");
      this.cookies?.set("visitor", this.current, { maxAgeSeconds: visitorDays * 86_400 });
    }
    return this.current;
  }

  /** Key of the visitor's basket in this shop, undefined for a visitor who never wrote; never guessable from the token's owner's view of it. */
  get basketKey(): string | undefined {
    return this.current === undefined ? undefined : this.keyOf(this.current);
  }

  /** Key of the visitor's basket, minting the visitor first when needed: for writes only. */
  ensureBasketKey(): string {
    return this.keyOf(this.ensure());
  }

  private keyOf(token: string): string {
    return createHmac("sha256", this.secret).update(`${this.shopId}:visitor:${token}`).digest("base64url");
  }
}
