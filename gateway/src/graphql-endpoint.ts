import { GraphQLError } from "graphql";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import { clientAddress } from "./client-address.ts";
import type { GatewayContext } from "./context.ts";
import type { Engine } from "./engine.ts";
import { answerParts, graphqlAnswer } from "./graphql-answer.ts";
import { type GraphqlRequest, readGraphqlRequest } from "./graphql-request.ts";
import { findOperation, type Operation } from "./operation.ts";
import { type ContextSettings, correlationIdOf, createContext, shopOfRequest } from "./request-context.ts";
import { NotForEverybody, type ResponseCache } from "./response-cache.ts";
import type { TraceEntry } from "./sources/call-context.ts";
import { mayTrace } from "./trace-permission.ts";
import type { TrustedDocument } from "./trusted-documents.ts";

export interface EndpointSettings extends ContextSettings {
  readonly engine: Engine;
  readonly documents: ReadonlyMap<string, TrustedDocument>;
  /** Undefined when nothing is to be kept. */
  readonly responses: ResponseCache | undefined;
  readonly log: Logger;
}

interface Outcome {
  readonly data: string | undefined;
  readonly errors: readonly GraphQLError[];
  readonly trace: readonly TraceEntry[];
  readonly setCookies: readonly string[];
  /** Whether the browser should forget copies of personal answers and pages. */
  readonly endsSession?: boolean;
  /** Token of a visitor that began with this request, for clients without cookies: sent as `x-visitor`. */
  readonly newVisitor?: string | undefined;
  /** Whether everybody would get this answer, so that a copy may be kept. */
  readonly isForEverybody: boolean;
  readonly cache?: string;
}

/** What a request turned out to ask, for the log. */
interface Asked {
  readonly correlationId: string;
  label: string;
  shop?: ShopLocale;
  isGet: boolean;
}

/** Answers a request; `peer` is the address of the connection's other end, undefined within a process. */
export type GraphqlEndpoint = (request: Request, peer?: string) => Promise<Response>;

/** The endpoint `/graphql`: reads a request, answers it from the response cache or by executing, and logs one line without personal data. */
export function createGraphqlEndpoint(settings: EndpointSettings): GraphqlEndpoint {
  return async (request, peer) => {
    const started = performance.now();
    const asked: Asked = { correlationId: correlationIdOf(request), label: "(refused)", isGet: false };
    const outcome = await answer(request, peer, asked, settings).catch((error: unknown) => refusal(error, asked, settings.log));
    const trace = mayTrace(request, settings.environment, settings.now()) ? outcome.trace : undefined;
    const response = graphqlAnswer({ ...outcome, cache: outcome.cache, trace }, request.headers.get("accept"), headersOf(outcome, asked));
    settings.log.info(
      {
        correlationId: asked.correlationId,
        operation: asked.label,
        shop: asked.shop?.code,
        status: response.status,
        faults: outcome.errors.length > 0 ? outcome.errors.map((error) => error.extensions["code"]) : undefined,
        cache: outcome.cache,
        calls: outcome.trace.reduce((calls, entry) => calls + entry.attempts, 0),
        ms: Math.round(performance.now() - started),
      },
      "graphql",
    );
    return response;
  };
}

async function answer(request: Request, peer: string | undefined, asked: Asked, settings: EndpointSettings): Promise<Outcome> {
  const sent = await readGraphqlRequest(request);
  const operation = findOperation(sent, settings.documents, settings.environment.TRUSTED_ONLY);
  const shop = shopOfRequest(request);
  asked.isGet = sent.isGet;
  asked.shop = shop;
  asked.label = operation.trusted?.name ?? sent.operationName ?? "(ad hoc)";
  const facts = { shop, correlationId: asked.correlationId, clientAddress: clientAddress(request, peer, settings.environment.TRUST_PROXY) };
  const run = (signal: AbortSignal): Promise<Outcome> =>
    execute(request, sent, operation, createContext(request, { ...facts, signal }, settings), settings);
  if (!settings.responses || !operation.trusted?.isPublic) return run(request.signal);
  const key = `${shop.code} ${operation.text} ${sent.operationName ?? ""} ${JSON.stringify(sent.variables ?? {})}`;
  return shared(settings.responses, key, request.signal, run);
}

async function shared(
  responses: ResponseCache,
  key: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  let own: Outcome | undefined;
  try {
    const { data, use } = await responses.get(key, signal, async (flightSignal) => {
      own = await run(flightSignal);
      if (!own.isForEverybody || own.data === undefined) throw new NotForEverybody();
      return { data: own.data };
    });
    return use === "miss" && own
      ? { ...own, cache: use }
      : { data, errors: [], trace: [], setCookies: [], isForEverybody: true, cache: use };
  } catch (error) {
    if (!(error instanceof NotForEverybody)) throw error;
    // whoever joined the call of another may not have that one's answer
    return own ?? run(signal);
  }
}

async function execute(
  request: Request,
  sent: GraphqlRequest,
  operation: Operation,
  context: GatewayContext,
  settings: EndpointSettings,
): Promise<Outcome> {
  const result = await settings.engine({ operation, operationName: sent.operationName, variables: sent.variables, context, request });
  const { data, errors } = answerParts(result, context.call.correlationId, settings.log);
  const { trace, personal } = context.call;
  const setCookies = context.cookies.setCookieHeaders;
  return {
    data,
    errors,
    trace,
    setCookies,
    endsSession: context.session.hasEndedInBrowser,
    newVisitor: context.visitor.tokenForClient,
    isForEverybody: errors.length === 0 && !personal && setCookies.length === 0 && trace.every((entry) => !entry.failed),
  };
}

function refusal(error: unknown, asked: Asked, log: Logger): Outcome {
  const thrown = error instanceof GraphQLError ? error : new GraphQLError("refused", { originalError: error as Error });
  const { errors } = answerParts({ errors: [thrown] }, asked.correlationId, log);
  return { data: undefined, errors, trace: [], setCookies: [], isForEverybody: false };
}

function headersOf(outcome: Outcome, asked: Asked): Headers {
  const headers = new Headers({
    "x-correlation-id": asked.correlationId,
    "x-content-type-options": "nosniff",
    vary: "x-shop, accept, accept-encoding",
  });
  headers.set("cache-control", asked.isGet && outcome.isForEverybody ? "public, max-age=0, must-revalidate" : "private, no-store");
  for (const cookie of outcome.setCookies) headers.append("set-cookie", cookie);
  if (outcome.endsSession) headers.set("clear-site-data", '"cache"');
  if (outcome.newVisitor !== undefined) headers.set("x-visitor", outcome.newVisitor);
  return headers;
}
