import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import type { Metrics } from "./endpoint/metrics.ts";
import type { CookieJar } from "./request/cookies.ts";
import type { Session } from "./request/session.ts";
import type { ChangeFeed } from "./sources/change-feed.ts";
import type { CallContext } from "./sources/call-context.ts";
import type { Sources } from "./sources/sources.ts";
import type { Visitor } from "./request/visitor.ts";

/** What upstreams tell of changes, shared by all subscriptions of a process. */
export interface ChangeFeeds {
  readonly baskets: ChangeFeed;
  readonly orders: ChangeFeed;
}

/** What every resolver gets; made once per request by `request-context.ts`. */
export interface GatewayContext {
  readonly shop: ShopLocale;
  /** Typed calls to the upstreams, already carrying shop, session, correlation id and abort signal. */
  readonly sources: Sources;
  /** The signed-in customer's session: `token`, `begin(token)`, `end()`. */
  readonly session: Session;
  /** The anonymous visitor: `token`, `ensure()`, `basketKey`, `ensureBasketKey()`. */
  readonly visitor: Visitor;
  readonly cookies: CookieJar;
  /** False for clients that sent `x-client` and keep their tokens themselves: only they get tokens in results. */
  readonly usesCookies: boolean;
  /** Whether the operation is one that a client has registered, and so may page through a listing to its end. */
  readonly runsRegistered: boolean;
  readonly call: CallContext;
  readonly changes: ChangeFeeds;
  /** The context of the same request once more, with nothing loaded yet: for each event of a subscription. */
  readonly renewed: () => GatewayContext;
  /** The version that a client which reconnects had last, by `last-event-id`. */
  readonly lastEventId: number | undefined;
  /** Address shoppers see, without a trailing slash, for return URLs. */
  readonly publicUrl: string;
  /** Addresses of its own that this client may be led back to after a payment. */
  readonly returnUrls: readonly string[];
  /** Address of a third party's recommender script; empty without one. */
  readonly recommenderScript: string;
  readonly now: () => Date;
  readonly log: Logger;
  /** Undefined where nothing is counted. */
  readonly metrics: Metrics | undefined;
}
