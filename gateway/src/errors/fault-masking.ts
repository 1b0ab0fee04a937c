import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import { type FaultCode, isFaultCode } from "./faults.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";

/**
 * An error as clients may see it: faults of the request keep their message, faults of upstreams and of the gateway get a code
 * and a general one. What is hidden is logged under the correlation id.
 */
export function maskFault(error: GraphQLError, correlationId: string, log: Logger): GraphQLError {
  const cause = rootCause(error);
  const { message, code, retryable } = describe(error, cause);
  if (code === "INTERNAL") log.error({ correlationId, err: cause, path: error.path }, "unexpected error");
  else if (cause instanceof UpstreamError)
    log.warn(
      { correlationId, upstream: cause.upstream, fault: cause.fault, status: cause.status, path: error.path },
      "upstream failed",
    );
  const { http } = error.extensions;
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { code, ...(retryable && { retryable }), correlationId, ...(http !== undefined && { http }) },
  });
}

function describe(error: GraphQLError, cause: unknown): { message: string; code: FaultCode; retryable: boolean } {
  if (cause instanceof UpstreamError) {
    // bad input that no form has caught; the same again would be refused again
    if (cause.fault === "status" && cause.status === 400)
      return {
        message:
          "A value in this request cannot be used, such as a control character in a text: mend it before sending it again.",
        code: "BAD_REQUEST",
        retryable: false,
      };
    return { ...upstreamFault(cause), retryable: true };
  }
  if (cause instanceof GraphQLError) {
    const { code } = cause.extensions;
    if (isFaultCode(code))
      return { message: cause.message, code, retryable: code === "RATE_LIMITED" || code === "OVERLOADED" };
    // without a path it is about the document or its variables, which the client wrote; the outermost message names the variable
    if (error.path === undefined) return { message: error.message, code: "BAD_REQUEST", retryable: false };
  }
  return {
    message: "Something went wrong here, and not with this request: report the correlationId.",
    code: "INTERNAL",
    retryable: false,
  };
}

function upstreamFault({ fault }: UpstreamError): { message: string; code: FaultCode } {
  if (fault === "timeout") return { message: "A service the shop needs took too long.", code: "UPSTREAM_TIMEOUT" };
  if (fault === "overloaded") return { message: "The shop has too much to do right now.", code: "OVERLOADED" };
  return { message: "A service the shop needs is not available.", code: "UPSTREAM_UNAVAILABLE" };
}

function rootCause(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}
