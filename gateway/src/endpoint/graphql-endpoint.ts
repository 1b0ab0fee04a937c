import { GraphQLError } from "graphql";
import { acceptedEncoding } from "@warmeland/schema/rules/accepted-encoding.ts";
import {
  type DataVersions,
  dataVersionsHeader,
  isMixed,
  oldestDataVersions,
  printDataVersions,
} from "@warmeland/schema/rules/data-versions.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";
import { clientAddress } from "#gateway/request/client-address.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { Engine } from "./engine.ts";
import { answerParts, graphqlAnswer, httpOf } from "./graphql-answer.ts";
import { type GraphqlRequest, readGraphqlRequest } from "./graphql-request.ts";
import { findOperation, type Operation } from "#gateway/operation.ts";
import {
  type ContextSettings,
  correlationIdOf,
  createContext,
  shopOfRequest,
} from "#gateway/request/request-context.ts";
import { NotKept, type ResponseCache } from "./response-cache.ts";
import type { TraceEntry } from "#gateway/sources/call-context.ts";
import { mayTrace } from "#gateway/request/trace-permission.ts";
import type { TrustedDocument } from "./trusted-documents.ts";

export interface EndpointSettings extends ContextSettings {
  readonly engine: Engine;
  readonly documents: ReadonlyMap<string, TrustedDocument>;
  /** Undefined when nothing is to be kept. */
  readonly responses: ResponseCache | undefined;
  readonly log: Logger;
}

const longestLabel = 200;

interface Outcome {
  readonly data: string | undefined;
  readonly errors: readonly GraphQLError[];
  /** Status of a request that never came to GraphQL. */
  readonly refusedWith?: number;
  readonly trace: readonly TraceEntry[];
  readonly setCookies: readonly string[];
  /** Whether the browser should forget copies of personal answers and pages. */
  readonly endsSession?: boolean;
  /** Token of a visitor that began with this request, for clients without cookies: sent as `x-visitor`. */
  readonly newVisitor?: string | undefined;
  /** Whether the answer holds a token or sets a cookie: its length must tell nothing of what is in it, so it is never compressed. */
  readonly handsOutToken?: boolean;
  /** Whether it says something of one person, or to one alone. */
  readonly isPersonal: boolean;
  /** Whether everybody would get this answer, so that a copy may be kept. */
  readonly isForEverybody: boolean;
  /** Versions of the shop's data that the answer was made from. */
  readonly versions?: DataVersions;
  readonly cache?: string;
}

/** How often an answer that would mix two versions of the shop's data is made anew. */
const mostTries = 3;

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
    const outcome = await answer(request, peer, asked, settings).catch((error: unknown) =>
      refusal(error, asked, settings.log),
    );
    const trace = mayTrace(request, settings.environment, settings.now()) ? outcome.trace : undefined;
    const encoding = outcome.handsOutToken ? "identity" : acceptedEncoding(request.headers.get("accept-encoding"));
    const parts = { ...outcome, refusedWith: outcome.refusedWith, cache: outcome.cache, trace, encoding };
    const response = await graphqlAnswer(parts, request.headers.get("accept"), headersOf(outcome, asked));
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

async function answer(
  request: Request,
  peer: string | undefined,
  asked: Asked,
  settings: EndpointSettings,
): Promise<Outcome> {
  const sent = await readGraphqlRequest(request, ownHosts(request, settings));
  const operation = findOperation(sent, settings.documents, settings.environment.TRUSTED_ONLY);
  const shop = shopOfRequest(request);
  asked.isGet = sent.isGet;
  asked.shop = shop;
  asked.label = (operation.trusted?.name ?? sent.operationName ?? "(ad hoc)").slice(0, longestLabel);
  const facts = {
    shop,
    correlationId: asked.correlationId,
    clientAddress: clientAddress(request, peer, settings.environment.TRUST_PROXY),
  };
  const run = async (signal: AbortSignal): Promise<Outcome> => {
    for (let triesLeft = mostTries; ; triesLeft -= 1) {
      const outcome = await execute(
        request,
        sent,
        operation,
        createContext(request, { ...facts, signal }, settings),
        settings,
      );
      // an import came in between: by now its version is known, and copies of the one before are not taken
      if (triesLeft === 1 || !outcome.isForEverybody || !isMixed(versionsOf(outcome.trace))) return outcome;
    }
  };
  const question = operation.trusted && questionOf(shop, operation.trusted, sent);
  if (!settings.responses || question === undefined) return run(request.signal);
  return shared(settings.responses, question, request.signal, run, asked.correlationId);
}

/** Everything a public answer depends on; undefined for what must be run each time. */
function questionOf(
  shop: ShopLocale,
  { isPublic, name, hash, variables }: TrustedDocument,
  sent: GraphqlRequest,
): string | undefined {
  if (!isPublic || (sent.operationName !== undefined && sent.operationName !== name)) return undefined;
  // one that was left out has its default, which null has not
  const values = Object.fromEntries(variables.map((variable) => [variable, sent.variables?.[variable]]));
  return `${shop.code} ${hash} ${JSON.stringify(values)}`;
}

function ownHosts(request: Request, { publicUrl, environment }: EndpointSettings): string[] {
  const told = environment.TRUST_PROXY ? request.headers.get("x-forwarded-host") : null;
  return [new URL(publicUrl).host, new URL(request.url).host, ...(told === null ? [] : [told])];
}

async function shared(
  responses: ResponseCache,
  question: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Outcome>,
  correlationId: string,
): Promise<Outcome> {
  let own: Outcome | undefined;
  try {
    const { data, versions, use } = await responses.get(question, signal, async (flightSignal) => {
      own = await run(flightSignal);
      if (!own.isForEverybody || own.data === undefined) throw new UnkeptOutcome(own);
      return { data: own.data, versions: own.versions ?? {} };
    });
    return use === "miss" && own
      ? { ...own, cache: use }
      : { data, versions, errors: [], trace: [], setCookies: [], isPersonal: false, isForEverybody: true, cache: use };
  } catch (error) {
    if (!(error instanceof UnkeptOutcome)) throw error;
    if (own) return own;
    const { outcome } = error;
    // whoever joined the call of another may not have what is that one's own
    if (outcome.isPersonal) return run(signal);
    const errors = outcome.errors.map((each) => withCorrelationId(each, correlationId));
    return {
      data: outcome.data,
      errors,
      trace: [],
      setCookies: [],
      isPersonal: false,
      isForEverybody: false,
      cache: "shared",
    };
  }
}

/** An answer that is not kept, on its way to those who wait for it. */
class UnkeptOutcome extends NotKept {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super();
    this.outcome = outcome;
  }
}

function withCorrelationId(
  { message, nodes, source, positions, path, extensions }: GraphQLError,
  correlationId: string,
): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { ...extensions, correlationId } });
}

async function execute(
  request: Request,
  sent: GraphqlRequest,
  operation: Operation,
  context: GatewayContext,
  settings: EndpointSettings,
): Promise<Outcome> {
  const result = await settings.engine({
    operation,
    operationName: sent.operationName,
    variables: sent.variables,
    context,
    request,
  });
  const { data, errors } = answerParts(result, context.call.correlationId, settings.log);
  const { trace, personal } = context.call;
  const setCookies = context.cookies.setCookieHeaders;
  const isPersonal = personal || setCookies.length > 0;
  return {
    data,
    errors,
    trace,
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

function refusal(error: unknown, asked: Asked, log: Logger): Outcome {
  const thrown = error instanceof GraphQLError ? error : new GraphQLError("refused", { originalError: error as Error });
  const { errors } = answerParts({ errors: [thrown] }, asked.correlationId, log);
  const refusedWith = httpOf(errors).status ?? 500;
  return { data: undefined, errors, refusedWith, trace: [], setCookies: [], isPersonal: true, isForEverybody: false };
}

function headersOf(outcome: Outcome, asked: Asked): Headers {
  const headers = new Headers({
    "x-correlation-id": asked.correlationId,
    vary: "x-shop, accept, accept-encoding",
  });
  headers.set(
    "cache-control",
    asked.isGet && outcome.isForEverybody ? "public, max-age=0, must-revalidate" : "private, no-store",
  );
  const versions = printDataVersions(outcome.versions ?? {});
  if (versions !== "") headers.set(dataVersionsHeader, versions);
  for (const cookie of outcome.setCookies) headers.append("set-cookie", cookie);
  if (outcome.endsSession) headers.set("clear-site-data", '"cache"');
  if (outcome.newVisitor !== undefined) headers.set("x-visitor", outcome.newVisitor);
  return headers;
}
