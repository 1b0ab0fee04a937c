import { createHmac, randomBytes } from "node:crypto";
import type { CookieJar } from "./cookies.ts";
import type { CallContext } from "#gateway/sources/call-context.ts";

const visitorDays = 180;
const tokenShape = /^[A-Za-z0-9_-]{22,128}$/;

/** Whether a session or visitor token could be one of ours; anything else is as good as none. */
export function isToken(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && tokenShape.test(value);
}

/** The anonymous visitor behind a request, who owns a basket, a wishlist and furnished rooms; exists only after the first write (docs/rules.md#visitor-cookie). */
export class Visitor {
  private current: string | undefined;
  private minted = false;
  private readonly cookies: CookieJar | undefined;
  private readonly secret: string;
  private readonly call: CallContext;

  /** @param cookies undefined for clients that keep the token themselves */
  constructor(options: {
    token: string | undefined;
    cookies: CookieJar | undefined;
    secret: string;
    call: CallContext;
  }) {
    this.current = options.token;
    this.cookies = options.cookies;
    this.secret = options.secret;
    this.call = options.call;
  }

  get token(): string | undefined {
    this.call.personal = true;
    return this.current;
  }

  /** The visitor's token, minted when there was none; its cookie lives for another 180 days: for writes only. */
  ensure(): string {
    this.call.personal = true;
    if (this.current === undefined) {
      this.current = randomBytes(32).toString("base64url");
      this.minted = true;
    }
    this.cookies?.set("visitor", this.current, { maxAgeSeconds: visitorDays * 86_400 });
    return this.current;
  }

  /** Lets the cookie of a visitor who has one live for another 180 days, as every write does; nobody is minted. */
  renew(): void {
    if (this.token !== undefined) this.ensure();
  }

  /** The token that was minted for a client which stores it itself; undefined for browsers and for visitors who had one. */
  get tokenForClient(): string | undefined {
    return this.minted && !this.cookies ? this.current : undefined;
  }

  /** Key of the visitor's basket in this shop, undefined for a visitor who never wrote, which nobody can guess without the secret. */
  get basketKey(): string | undefined {
    const token = this.token;
    return token === undefined ? undefined : this.keyOf("visitor", token);
  }

  /** Key of the visitor's basket, minting the visitor first when needed: for writes only. */
  ensureBasketKey(): string {
    return this.keyOf("visitor", this.ensure());
  }

  /** Key of the visitor's wishlist in this shop, undefined for a visitor who never wrote. */
  get wishlistKey(): string | undefined {
    const token = this.token;
    return token === undefined ? undefined : this.keyOf("wishlist", token);
  }

  /** Key of the visitor's wishlist, minting the visitor first when needed: for writes only. */
  ensureWishlistKey(): string {
    return this.keyOf("wishlist", this.ensure());
  }

  /** Key of the visitor's furnished rooms in this shop, undefined for a visitor who never wrote. */
  get configurationsKey(): string | undefined {
    const token = this.token;
    return token === undefined ? undefined : this.keyOf("configurations", token);
  }

  /** Key of the visitor's furnished rooms, minting the visitor first when needed: for writes only. */
  ensureConfigurationsKey(): string {
    return this.keyOf("configurations", this.ensure());
  }

  private keyOf(purpose: "visitor" | "wishlist" | "configurations", token: string): string {
    return createHmac("sha256", this.secret).update(`${this.call.shop.shopId}:${purpose}:${token}`).digest("base64url");
  }
}
