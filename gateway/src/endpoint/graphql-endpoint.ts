import { GraphQLError } from "graphql";
import { acceptedEncoding } from "@warmeland/schema/rules/accepted-encoding.ts";
import {
  type DataVersions,
  dataVersionsHeader,
  isMixed,
  oldestDataVersions,
  printDataVersions,
} from "@warmeland/schema/rules/data-versions.ts";
import { previewHeader, verifiedSpace } from "@warmeland/schema/process/story-preview.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import { clientAddress } from "#gateway/request/client-address.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { cachedOutcome, type PublicResponse } from "./cached-outcome.ts";
import type { ClientOrigins } from "./cross-origin.ts";
import type { Engine } from "./engine.ts";
import { graphqlResponse, httpOf, responseParts, resultJson } from "./graphql-response.ts";
import { fault } from "#gateway/errors/faults.ts";
import { type GraphqlRequest, readGraphqlRequest } from "./graphql-request.ts";
import { findOperation, type Operation } from "#gateway/operation.ts";
import {
  type ContextSettings,
  correlationIdOf,
  createContext,
  shopOfRequest,
} from "#gateway/request/request-context.ts";
import type { OpenStreams } from "#gateway/live/open-streams.ts";
import { eventsOfResult, subscriptionResponse } from "#gateway/live/subscription-response.ts";
import type { Outcome } from "./outcome.ts";
import type { PersistedQueries } from "./persisted-queries.ts";
import type { SharedCache } from "#gateway/sources/shared-cache.ts";
import type { TraceEntry } from "#gateway/sources/call-context.ts";
import { mayTrace } from "#gateway/request/trace-permission.ts";
import type { ApiUsage } from "#gateway/clients/api-usage.ts";
import type { Allowance, ClientLimits } from "#gateway/clients/client-limits.ts";
import { type Client, clientOfRequest } from "#gateway/clients/client.ts";
import type { KnownDocuments } from "#gateway/clients/known-documents.ts";
import type { TrustedDocument } from "./trusted-documents.ts";

export interface EndpointSettings extends ContextSettings {
  readonly engine: Engine;
  readonly documents: KnownDocuments;
  readonly streams: OpenStreams;
  /** Undefined where nobody is limited. */
  readonly limits: ClientLimits | undefined;
  readonly usage: ApiUsage;
  /** Undefined where only trusted documents run. */
  readonly persistedQueries: PersistedQueries | undefined;
  readonly clientOrigins: ClientOrigins;
  /** Undefined when nothing is to be cached. */
  readonly responses: SharedCache<PublicResponse> | undefined;
  readonly log: Logger;
}

const longestLabel = 200;

/** How often a response that would mix two versions of the shop's data is made anew. */
const mostTries = 3;

/** What is logged of a request. */
interface LoggedRequest {
  readonly correlationId: string;
  label: string;
  shop?: ShopLocale;
  isGet: boolean;
  /** Who is counted, and what the document names that is deprecated; undefined until both are known. */
  client?: Client;
  deprecated?: readonly string[] | undefined;
  /** What the client has left; undefined for who is not limited. */
  allowance?: Allowance | undefined;
}

/** Responds to a request; `peer` is the address of the connection's other end, undefined within a process. */
export type GraphqlEndpoint = (request: Request, peer?: string) => Promise<Response>;

/** The endpoint `/graphql`: reads a request, responds from the cache or by executing, and logs one line without personal data. */
export function createGraphqlEndpoint(settings: EndpointSettings): GraphqlEndpoint {
  return async (request, peer) => {
    const started = performance.now();
    const logged: LoggedRequest = { correlationId: correlationIdOf(request), label: "(refused)", isGet: false };
    const outcome = await respond(request, peer, logged, settings).catch((error: unknown) =>
      refusal(error, logged, settings.log),
    );
    const isTraced = mayTrace(request, settings);
    const trace = isTraced ? outcome.trace : undefined;
    const encoding = outcome.handsOutToken ? "identity" : acceptedEncoding(request.headers.get("accept-encoding"));
    const { refusedWith, cache, cost } = outcome;
    const parts = { ...outcome, refusedWith, cache, cost, trace, encoding };
    const headers = headersOf(outcome, logged);
    if (trace) headers.set("server-timing", `gateway;dur=${(performance.now() - started).toFixed(2)}`);
    const accept = request.headers.get("accept");
    const respondWith = (): Response | Promise<Response> => {
      if (outcome.subscription) return subscribed(outcome.subscription, { cost, isTraced, headers }, logged, settings);
      if (refusedWith === undefined && takesEvents(request) && !accept?.includes("json"))
        return eventsOfResult(resultJson(parts), headers);
      if (isCurrentCopy(request, outcome)) return new Response(null, { status: 304, headers });
      return graphqlResponse(parts, accept, headers);
    };
    const response = await respondWith();
    const ms = performance.now() - started;
    const faults = outcome.errors.map((error) => error.extensions["code"]);
    settings.metrics?.countRequest({ status: response.status, faults, ms, trace: outcome.trace });
    if (logged.client) settings.usage.count(logged.client, logged.deprecated ?? outcome.deprecated ?? []);
    settings.log.info(
      {
        correlationId: logged.correlationId,
        operation: logged.label,
        client: logged.client?.name,
        shop: logged.shop?.code,
        status: response.status,
        faults: faults.length > 0 ? faults : undefined,
        cache: outcome.cache,
        calls: outcome.trace.reduce((calls, entry) => calls + entry.attempts, 0),
        ms: Math.round(ms),
      },
      "graphql",
    );
    return response;
  };
}

/** The response to a subscription; each event costs what the operation does, and is sent even when that is more than what is left. */
function subscribed(
  { results, leaving, eventCost }: NonNullable<Outcome["subscription"]>,
  { cost, isTraced, headers }: Pick<Outcome, "cost"> & { readonly isTraced: boolean; readonly headers: Headers },
  { correlationId, label, allowance }: LoggedRequest,
  { log }: EndpointSettings,
): Response {
  const started = performance.now();
  return subscriptionResponse(
    {
      results,
      leaving,
      jsonOf: (result) => {
        allowance?.spend(eventCost);
        const trace = isTraced ? result.context?.call.trace : undefined;
        return resultJson({ ...responseParts(result, correlationId, log), trace, cache: undefined, cost });
      },
      onEnd: (events) =>
        log.info(
          { correlationId, operation: label, events, seconds: Math.round((performance.now() - started) / 1000) },
          "subscription over",
        ),
    },
    headers,
  );
}

async function respond(
  request: Request,
  peer: string | undefined,
  logged: LoggedRequest,
  settings: EndpointSettings,
): Promise<Outcome> {
  const { clientOrigins, documents, persistedQueries } = settings;
  const sent = await readGraphqlRequest(request, { ownHosts: ownHosts(request, settings), clientOrigins });
  const operation = findOperation(sent, documents, persistedQueries);
  const shop = shopOfRequest(request);
  logged.isGet = sent.isGet;
  logged.shop = shop;
  const client = clientOfRequest(request);
  const isOwnPage = client === undefined && operation.trusted !== undefined && documents.isOfWeb(operation.trusted);
  logged.client = documents.labelOf(client, isOwnPage);
  logged.deprecated = operation.trusted?.deprecated;
  logged.label = (operation.trusted?.name ?? sent.operationName ?? "(ad hoc)").slice(0, longestLabel);
  const caller = callerAddress(request, peer, settings);
  if (caller !== undefined && !isOwnPage) logged.allowance = settings.limits?.admit(`${logged.client.name} ${caller}`);
  const facts = {
    shop,
    correlationId: logged.correlationId,
    clientAddress: clientAddress(request, peer, settings.environment.TRUST_PROXY),
    previewSpace: verifiedSpace(
      request.headers.get(previewHeader),
      settings.environment.CONTENT_PREVIEW_TOKEN,
      settings.now(),
    ),
  };
  const run = async (signal: AbortSignal): Promise<Outcome> => {
    for (let triesLeft = mostTries; ; triesLeft -= 1) {
      const leaving = takesEvents(request) ? linked(signal) : undefined;
      const outcome = await execute(
        request,
        sent,
        operation,
        createContext(request, { ...facts, signal: leaving?.signal ?? signal }, settings),
        settings,
        logged.allowance,
        leaving,
      );
      // an import came in between: by now its version was seen, and copies of the one before are not taken
      if (triesLeft === 1 || !outcome.isForEverybody || !isMixed(versionsOf(outcome.trace))) return outcome;
    }
  };
  const description = asksCost(request) ? undefined : operation.trusted && descriptionOf(shop, operation.trusted, sent);
  if (!settings.responses || description === undefined || facts.previewSpace !== undefined) return run(request.signal);
  return cachedOutcome(settings.responses, description, request.signal, run, logged.correlationId);
}

/** Everything a public response depends on; undefined for what must be run each time. */
function descriptionOf(
  shop: ShopLocale,
  { isPublic, name, hash, variables }: TrustedDocument,
  sent: GraphqlRequest,
): string | undefined {
  if (!isPublic || (sent.operationName !== undefined && sent.operationName !== name)) return undefined;
  // one that was left out has its default, which null has not
  const values = Object.fromEntries(variables.map((variable) => [variable, sent.variables?.[variable]]));
  return `${shop.code} ${hash} ${JSON.stringify(values)}`;
}

/** Whether a client that asks by GET has this very response already. */
function isCurrentCopy(request: Request, { etag }: Outcome): boolean {
  return request.method === "GET" && etag !== undefined && request.headers.get("if-none-match") === etag;
}

/**
 * The address a client is limited by; undefined for calls of the web app itself, which come from this process or, behind it, without the address
 * that it names for everybody else.
 */
function callerAddress(
  request: Request,
  peer: string | undefined,
  { environment }: EndpointSettings,
): string | undefined {
  return clientAddress(request, environment.TRUST_PROXY ? undefined : peer, environment.TRUST_PROXY);
}

/** Whether the client asks for a stream, as a subscription is answered by one. */
function takesEvents(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/event-stream") ?? false;
}

/** Aborts with the signal, or by itself. */
function linked(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  else signal.addEventListener("abort", () => controller.abort(), { once: true });
  return controller;
}

function asksCost(request: Request): boolean {
  return request.headers.has("x-cost");
}

function ownHosts(request: Request, { publicUrl, environment }: EndpointSettings): string[] {
  const forwardedHost = environment.TRUST_PROXY ? request.headers.get("x-forwarded-host") : null;
  return [new URL(publicUrl).host, new URL(request.url).host, ...(forwardedHost === null ? [] : [forwardedHost])];
}

async function execute(
  request: Request,
  sent: GraphqlRequest,
  operation: Operation,
  context: GatewayContext,
  settings: EndpointSettings,
  allowance: Allowance | undefined,
  leaving: AbortController | undefined,
): Promise<Outcome> {
  const result = await settings.engine({
    operation,
    operationName: sent.operationName,
    variables: sent.variables,
    context,
    request,
    measuresCost: asksCost(request) || allowance !== undefined,
    namesFields: request.headers.has("x-trace-fields") && mayTrace(request, settings),
    onSubscription: () => {
      if (!leaving)
        throw fault("BAD_REQUEST", "A subscription is a stream: send the header `accept: text/event-stream`.", 406);
      const { session, visitor, call } = context;
      settings.streams.take(leaving, { visitor: session.token ?? visitor.token, address: call.clientAddress });
    },
  });
  if (!result.results) leaving?.abort();
  const eventCost = result.cost?.requested ?? 0;
  allowance?.spend(eventCost);
  const { data, errors } = responseParts(result, context.call.correlationId, settings.log);
  const { trace, personal } = context.call;
  const setCookies = context.cookies.setCookieHeaders;
  const isPersonal = personal || setCookies.length > 0;
  const refusedWith = result.isSubscription ? httpOf(errors).status : undefined;
  return {
    data,
    errors,
    ...(result.results && leaving && { subscription: { results: result.results, leaving, eventCost } }),
    ...(refusedWith !== undefined && { refusedWith }),
    trace,
    cost: asksCost(request) ? result.cost : undefined,
    deprecated: result.deprecated,
    setCookies,
    endsSession: context.session.hasEndedInBrowser,
    newVisitor: context.visitor.tokenForClient,
    handsOutToken: setCookies.length > 0 || context.session.hasBegun || context.visitor.tokenForClient !== undefined,
    isPersonal,
    versions: oldestDataVersions(versionsOf(trace)),
    isForEverybody: errors.length === 0 && !isPersonal && trace.every((entry) => !entry.failed),
  };
}

function versionsOf(trace: readonly TraceEntry[]): DataVersions[] {
  return trace.flatMap(({ versions }) => (versions ? [versions] : []));
}

function refusal(error: unknown, logged: LoggedRequest, log: Logger): Outcome {
  const thrown = error instanceof GraphQLError ? error : new GraphQLError("refused", { originalError: error as Error });
  const { errors } = responseParts({ errors: [thrown] }, logged.correlationId, log);
  const refusedWith = httpOf(errors).status ?? 500;
  return { data: undefined, errors, refusedWith, trace: [], setCookies: [], isPersonal: true, isForEverybody: false };
}

function headersOf(outcome: Outcome, logged: LoggedRequest): Headers {
  const headers = new Headers({
    "x-correlation-id": logged.correlationId,
    vary: "x-shop, accept, accept-encoding",
  });
  headers.set(
    "cache-control",
    logged.isGet && outcome.isForEverybody ? "public, max-age=0, must-revalidate" : "private, no-store",
  );
  if (logged.isGet && outcome.etag !== undefined) headers.set("etag", outcome.etag);
  for (const [name, value] of Object.entries(logged.allowance?.headers() ?? {})) headers.set(name, value);
  const versions = printDataVersions(outcome.versions ?? {});
  if (versions !== "") headers.set(dataVersionsHeader, versions);
  for (const cookie of outcome.setCookies) headers.append("set-cookie", cookie);
  if (outcome.endsSession) headers.set("clear-site-data", '"cache"');
  if (outcome.newVisitor !== undefined) headers.set("x-visitor", outcome.newVisitor);
  return headers;
}
