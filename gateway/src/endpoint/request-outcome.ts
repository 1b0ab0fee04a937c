import { previewHeader, verifiedSpace } from "@warmeland/schema/process/story-preview.ts";
import { isMixed } from "@warmeland/schema/rules/data-versions.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Allowance } from "#gateway/clients/client-limits.ts";
import { type Client, clientOfRequest } from "#gateway/clients/client.ts";
import { findOperation } from "#gateway/operation.ts";
import { clientAddress } from "#gateway/request/client-address.ts";
import { createContext, refuseClosedShop, shopOfRequest } from "#gateway/request/request-context.ts";
import { cachedOutcome } from "./cached-outcome.ts";
import type { EndpointSettings } from "./endpoint-settings.ts";
import { asksCost, executeOperation } from "./execute-operation.ts";
import { type GraphqlRequest, readGraphqlRequest } from "./graphql-request.ts";
import { type Outcome, versionsOf } from "./outcome.ts";
import type { TrustedDocument } from "./trusted-documents.ts";

const longestLabel = 200;

/** How often a response that would mix two versions of the shop's data is made anew. */
const mostTries = 3;

/** What is logged of a request. */
export interface LoggedRequest {
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

/**
 * What comes of a request, from the cache or by executing; what is to be logged of it is written into `logged` as it becomes known.
 * @throws GraphQLError for what is refused before it is executed
 */
export async function requestOutcome(
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
    runsRegistered: operation.trusted !== undefined && !documents.isOfWeb(operation.trusted),
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
      const context = createContext(request, { ...facts, signal: leaving?.signal ?? signal }, settings);
      await refuseClosedShop(context);
      const { allowance } = logged;
      const outcome = await executeOperation({ request, sent, operation, context, allowance, leaving }, settings);
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
export function takesEvents(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/event-stream") ?? false;
}

/** Aborts with the signal, or by itself. */
function linked(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  else signal.addEventListener("abort", () => controller.abort(), { once: true });
  return controller;
}

function ownHosts(request: Request, { publicUrl, environment }: EndpointSettings): string[] {
  const forwardedHost = environment.TRUST_PROXY ? request.headers.get("x-forwarded-host") : null;
  return [new URL(publicUrl).host, new URL(request.url).host, ...(forwardedHost === null ? [] : [forwardedHost])];
}
