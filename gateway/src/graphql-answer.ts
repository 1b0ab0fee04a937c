import type { ExecutionResult, GraphQLError } from "graphql";
import type { Logger } from "pino";
import { maskFault } from "./fault-masking.ts";
import type { TraceEntry } from "./sources/call-context.ts";

export interface AnswerParts {
  /** JSON text of `data`; undefined when nothing was executed. */
  readonly data: string | undefined;
  readonly errors: readonly GraphQLError[];
  readonly trace: readonly TraceEntry[] | undefined;
  /** How the response cache was used, shown in the trace. */
  readonly cache: string | undefined;
}

/** Turns a result into what is sent, with every error masked. */
export function answerParts(result: ExecutionResult, correlationId: string, log: Logger): Pick<AnswerParts, "data" | "errors"> {
  const errors = (result.errors ?? []).map((error) => maskFault(error, correlationId, log));
  return { data: result.data === undefined ? undefined : JSON.stringify(result.data), errors };
}

/** The HTTP answer: 200 once something was executed, else the status of the fault, 400 when it names none. */
export function graphqlAnswer(parts: AnswerParts, accept: string | null, headers: Headers): Response {
  const fields: string[] = [];
  if (parts.data !== undefined) fields.push(`"data":${parts.data}`);
  if (parts.errors.length > 0) fields.push(`"errors":${JSON.stringify(parts.errors.map(shown))}`);
  if (parts.trace)
    fields.push(`"extensions":${JSON.stringify({ trace: parts.trace, ...(parts.cache !== undefined && { responseCache: parts.cache }) })}`);
  const isResponseJson = accept?.includes("application/graphql-response+json") ?? false;
  headers.set("content-type", `application/${isResponseJson ? "graphql-response+json" : "json"}; charset=utf-8`);
  for (const [name, value] of Object.entries(httpOf(parts.errors).headers ?? {})) headers.set(name, value);
  const status = parts.data === undefined ? (httpOf(parts.errors).status ?? 400) : 200;
  // as bytes: their number is sent ahead, and a text would be turned into bytes twice
  return new Response(Buffer.from(`{${fields.join(",")}}`), { status, headers });
}

interface HttpExtension {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function httpOf(errors: readonly GraphQLError[]): HttpExtension {
  const http: HttpExtension | undefined = errors.find((error) => error.extensions["http"] !== undefined)?.extensions["http"];
  return http ?? {};
}

// the status is for HTTP, not for the reader of the error
function shown(error: GraphQLError): unknown {
  const { http: _http, ...extensions } = error.extensions;
  return { ...error.toJSON(), extensions };
}
