import { randomUUID } from "node:crypto";
import type { Environment } from "@warmeland/schema/rules/environment.ts";
import { defaultShop, shopByCode, type ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import { clientOfRequest } from "#gateway/clients/client.ts";
import type { ChangeFeeds, GatewayContext } from "#gateway/context.ts";
import type { Metrics } from "#gateway/endpoint/metrics.ts";
import { CookieJar } from "./cookies.ts";
import { fault } from "#gateway/errors/faults.ts";
import { Session } from "./session.ts";
import type { CallContext, TraceEntry } from "#gateway/sources/call-context.ts";
import { bindSources, type Upstreams } from "#gateway/sources/sources.ts";
import { isToken, Visitor } from "./visitor.ts";

export interface ContextSettings {
  readonly environment: Environment;
  readonly upstreams: Upstreams;
  readonly changes: ChangeFeeds;
  readonly publicUrl: string;
  /** Where payments may lead back to, by the client's name. */
  readonly clientReturnUrls: ReadonlyMap<string, readonly string[]>;
  readonly now: () => Date;
  readonly log: Logger;
  /** Undefined where nothing is counted. */
  readonly metrics?: Metrics | undefined;
}

/** A request waits this long for all upstreams together, as far as it can do without them or has old copies. */
const patienceMs = 800;

/** The call context of a request; reading the session token makes the response personal. */
class RequestCall implements CallContext {
  readonly shop: ShopLocale;
  readonly correlationId: string;
  readonly signal: AbortSignal;
  readonly clientAddress: string | undefined;
  readonly previewSpace: number | undefined;
  readonly trace: TraceEntry[] = [];
  readonly startedAt = performance.now();
  readonly deadline = this.startedAt + patienceMs;
  personal: boolean;
  private token: string | undefined;

  constructor({ shop, correlationId, signal, clientAddress, previewSpace }: RequestFacts, token: string | undefined) {
    this.shop = shop;
    this.correlationId = correlationId;
    this.signal = signal;
    this.clientAddress = clientAddress;
    this.previewSpace = previewSpace;
    // drafts are for the one who may see them
    this.personal = previewSpace !== undefined;
    this.token = token;
  }

  get sessionToken(): string | undefined {
    this.personal = true;
    return this.token;
  }

  set sessionToken(token: string | undefined) {
    this.personal = true;
    this.token = token;
  }
}

/** The facts of a request before it is executed. */
export interface RequestFacts {
  readonly shop: ShopLocale;
  readonly correlationId: string;
  /** Aborts when nobody waits for the response. */
  readonly signal: AbortSignal;
  readonly clientAddress: string | undefined;
  /** Whether a client has registered its document. */
  readonly runsRegistered?: boolean;
  /** Whose drafts it may see. */
  readonly previewSpace?: number | undefined;
}

/** Makes what resolvers get from an HTTP request. */
export function createContext(request: Request, facts: RequestFacts, settings: ContextSettings): GatewayContext {
  const { shop } = facts;
  const { environment } = settings;
  const cookies = new CookieJar(request.headers.get("cookie"), carriesSecureCookies(request, environment));
  const usesCookies = !request.headers.has("x-client");
  const jar = usesCookies ? cookies : undefined;
  const session = firstToken(bearer(request), jar?.get("session"));
  const visitor = firstToken(request.headers.get("x-visitor"), jar?.get("visitor"));
  const call = new RequestCall(facts, session);
  const lastEventId = Number(request.headers.get("last-event-id") || Number.NaN);
  return {
    shop,
    call,
    changes: settings.changes,
    renewed: () => createContext(request, facts, settings),
    lastEventId: Number.isSafeInteger(lastEventId) ? lastEventId : undefined,
    cookies,
    usesCookies,
    runsRegistered: facts.runsRegistered ?? false,
    session: new Session(call, jar),
    visitor: new Visitor({ token: visitor, cookies: jar, secret: environment.SESSION_SECRET, call }),
    sources: bindSources(settings.upstreams, call, {
      masterKeyFilter: environment.COMMERCE_MASTER_KEY_FILTER,
      contentTokens: { published: environment.CONTENT_TOKEN, drafts: environment.CONTENT_PREVIEW_TOKEN },
    }),
    publicUrl: settings.publicUrl,
    returnUrls: settings.clientReturnUrls.get(clientOfRequest(request)?.name ?? "") ?? [],
    recommenderScript: environment.RECOMMENDER_SCRIPT_URL,
    metrics: settings.metrics,
    now: settings.now,
    log: settings.log,
  };
}

/**
 * The shop a request is for: the `x-shop` header, else the default shop.
 * @throws BAD_REQUEST (400) for a shop that does not exist
 */
export function shopOfRequest(request: Request): ShopLocale {
  const code = request.headers.get("x-shop");
  if (code === null) return defaultShop;
  const shop = shopByCode(code);
  if (!shop) throw noSuchShop();
  return shop;
}

/**
 * Of the default shop nothing is asked. An upstream that cannot say keeps nobody out: what needs it fails by itself.
 * @throws BAD_REQUEST (400) for a shop that the catalogue has not opened
 */
export async function refuseClosedShop({ shop, sources }: GatewayContext): Promise<void> {
  if (shop === defaultShop) return;
  if (!(await sources.commerce.shop.isOpen(shop).catch(() => true))) throw noSuchShop();
}

const noSuchShop = () =>
  fault(
    "BAD_REQUEST",
    "The header x-shop names no shop that is open: leave it out for the Dutch one, or send a `locale` of `shop { alternates }`.",
    400,
  );

/** The id a request is followed by through all logs: the client's when it is a plain one, else a new one. */
export function correlationIdOf(request: Request): string {
  const given = request.headers.get("x-correlation-id");
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

// docs/rules.md#visitor-cookie: only plain http under another name than localhost, in demo mode, goes without
function carriesSecureCookies(request: Request, environment: Environment): boolean {
  if (environment.SHOP_MODE === "production" || environment.PUBLIC_URL.startsWith("https:")) return true;
  if (environment.TRUST_PROXY && request.headers.get("x-forwarded-proto") === "https") return true;
  const { protocol, hostname } = new URL(request.url);
  return (
    protocol === "https:" ||
    hostname === "localhost" ||
    hostname === "127.0.0.1" ||
    hostname === "[::1]" ||
    hostname.endsWith(".localhost")
  );
}

function bearer(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

function firstToken(...candidates: (string | null | undefined)[]): string | undefined {
  return candidates.find(isToken);
}
