import type { Encoding } from "@warmeland/schema/rules/accepted-encoding.ts";
import type { ExecutionResult, GraphQLError } from "graphql";
import type { Logger } from "pino";
import { compress, encodingFor } from "./compress.ts";
import { maskFault } from "#gateway/errors/fault-masking.ts";
import type { OperationCost } from "./operation-limits.ts";
import type { TraceEntry } from "#gateway/sources/call-context.ts";

export interface ResponseParts {
  /** JSON text of `data`; undefined when nothing was executed. */
  readonly data: string | undefined;
  readonly errors: readonly GraphQLError[];
  readonly trace: readonly TraceEntry[] | undefined;
  /** How the response cache was used, shown in the trace. */
  readonly cache: string | undefined;
  /** What the operation costs, where that was asked for. */
  readonly cost: OperationCost | undefined;
  /** Status of a request that was refused before GraphQL read it; undefined for one that GraphQL read, be it with an error. */
  readonly refusedWith: number | undefined;
  /** How the client takes it. */
  readonly encoding: Encoding;
}

/** Serialises a result, with every error masked. */
export function responseParts(
  result: ExecutionResult,
  correlationId: string,
  log: Logger,
): Pick<ResponseParts, "data" | "errors"> {
  const errors = (result.errors ?? []).map((error) => maskFault(error, correlationId, log));
  return { data: result.data === undefined ? undefined : JSON.stringify(result.data), errors };
}

/**
 * The HTTP response, with the status that "GraphQL over HTTP" names: the refusal's own, else 200; for a client that takes
 * `application/graphql-response+json` 400 when nothing was executed. In `application/json` that would look like an intermediary's response.
 */
export async function graphqlResponse(
  parts: ResponseParts,
  accept: string | null,
  headers: Headers,
): Promise<Response> {
  const isResponseJson = accept?.includes("application/graphql-response+json") ?? false;
  headers.set("content-type", `application/${isResponseJson ? "graphql-response+json" : "json"}; charset=utf-8`);
  for (const [name, value] of Object.entries(httpOf(parts.errors).headers ?? {})) headers.set(name, value);
  const status = parts.refusedWith ?? (parts.data === undefined && isResponseJson ? 400 : 200);
  // as bytes: their number is sent ahead, and a text would be turned into bytes twice
  const body = Buffer.from(resultJson(parts));
  const encoding = encodingFor(body, parts.encoding);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return new Response(await compress(body, encoding), { status, headers });
}

/** A result as the JSON that is sent. */
export function resultJson({
  data,
  errors,
  trace,
  cache,
  cost,
}: Pick<ResponseParts, "data" | "errors" | "trace" | "cache" | "cost">): string {
  const fields: string[] = [];
  if (data !== undefined) fields.push(`"data":${data}`);
  if (errors.length > 0) fields.push(`"errors":${JSON.stringify(errors.map(shown))}`);
  if (trace || cost) fields.push(`"extensions":${JSON.stringify({ trace, responseCache: trace && cache, cost })}`);
  return `{${fields.join(",")}}`;
}

interface HttpExtension {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Status and headers of the first error that names some. */
export function httpOf(errors: readonly GraphQLError[]): HttpExtension {
  const http: HttpExtension | undefined = errors.find((error) => error.extensions["http"] !== undefined)?.extensions[
    "http"
  ];
  return http ?? {};
}

// the status is for HTTP, not for the reader of the error
function shown(error: GraphQLError): unknown {
  const { http: _http, ...extensions } = error.extensions;
  return { ...error.toJSON(), extensions };
}
