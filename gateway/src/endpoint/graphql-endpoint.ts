import { acceptedEncoding } from "@warmeland/schema/rules/accepted-encoding.ts";
import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import { eventsOfResult, subscriptionResponse } from "#gateway/live/subscription-response.ts";
import { correlationIdOf } from "#gateway/request/request-context.ts";
import { mayTrace } from "#gateway/request/trace-permission.ts";
import type { EndpointSettings } from "./endpoint-settings.ts";
import { graphqlResponse, httpOf, responseParts, resultJson } from "./graphql-response.ts";
import type { Outcome } from "./outcome.ts";
import { type LoggedRequest, requestOutcome, takesEvents } from "./request-outcome.ts";
import { responseHeaders } from "./response-headers.ts";

/** Responds to a request; `peer` is the address of the connection's other end, undefined within a process. */
export type GraphqlEndpoint = (request: Request, peer?: string) => Promise<Response>;

/** The endpoint `/graphql`: reads a request, responds from the cache or by executing, and logs one line without personal data. */
export function createGraphqlEndpoint(settings: EndpointSettings): GraphqlEndpoint {
  return async (request, peer) => {
    const started = performance.now();
    const logged: LoggedRequest = { correlationId: correlationIdOf(request), label: "(refused)", isGet: false };
    const outcome = await requestOutcome(request, peer, logged, settings).catch((error: unknown) =>
      refusal(error, logged, settings.log),
    );
    const isTraced = mayTrace(request, settings);
    const trace = isTraced ? outcome.trace : undefined;
    const encoding = outcome.handsOutToken ? "identity" : acceptedEncoding(request.headers.get("accept-encoding"));
    const { refusedWith, cache, cost } = outcome;
    const parts = { ...outcome, refusedWith, cache, cost, trace, encoding };
    const headers = responseHeaders(outcome, logged);
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

/** Whether a client that asks by GET has this very response already. */
function isCurrentCopy(request: Request, { etag }: Outcome): boolean {
  return request.method === "GET" && etag !== undefined && request.headers.get("if-none-match") === etag;
}

function refusal(error: unknown, logged: LoggedRequest, log: Logger): Outcome {
  const thrown = error instanceof GraphQLError ? error : new GraphQLError("refused", { originalError: error as Error });
  const { errors } = responseParts({ errors: [thrown] }, logged.correlationId, log);
  const refusedWith = httpOf(errors).status ?? 500;
  return { data: undefined, errors, refusedWith, trace: [], setCookies: [], isPersonal: true, isForEverybody: false };
}
