import type { GatewayContext } from "#gateway/context.ts";
import type { Allowance } from "#gateway/clients/client-limits.ts";
import { fault } from "#gateway/errors/faults.ts";
import type { Operation } from "#gateway/operation.ts";
import { mayTrace } from "#gateway/request/trace-permission.ts";
import { oldestDataVersions } from "@warmeland/schema/rules/data-versions.ts";
import type { EndpointSettings } from "./endpoint-settings.ts";
import type { GraphqlRequest } from "./graphql-request.ts";
import { httpOf, responseParts } from "./graphql-response.ts";
import { type Outcome, versionsOf } from "./outcome.ts";

interface Execution {
  readonly request: Request;
  readonly sent: GraphqlRequest;
  readonly operation: Operation;
  readonly context: GatewayContext;
  readonly allowance: Allowance | undefined;
  /** Ends the stream of a subscription; undefined for a client that takes none. */
  readonly leaving: AbortController | undefined;
}

/** Runs an operation and gathers what its response says; a subscription begins, once it may. */
export async function executeOperation(
  { request, sent, operation, context, allowance, leaving }: Execution,
  settings: EndpointSettings,
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

/** Whether the request wants to be told what its operation costs. */
export function asksCost(request: Request): boolean {
  return request.headers.has("x-cost");
}
