import { GraphQLError } from "graphql";

const faultCodes = [
  "BAD_REQUEST",
  "LIMIT_EXCEEDED",
  "RATE_LIMITED",
  "PERSISTED_QUERY_NOT_FOUND",
  "UNAUTHENTICATED",
  "SESSION_ENDED",
  "FORBIDDEN",
  "NOT_SUPPORTED",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "OVERLOADED",
  "INTERNAL",
] as const;

/** What `errors[].extensions.code` can be; expected failures of mutations are not faults but members of result unions. */
export type FaultCode = (typeof faultCodes)[number];

export function isFaultCode(code: unknown): code is FaultCode {
  return faultCodes.includes(code as FaultCode);
}

/** A fault whose message the client may read. */
export function fault(code: FaultCode, message: string, status?: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(status !== undefined && { http: { status } }) } });
}

/** An argument that no correct client sends. */
export function badRequest(message: string): GraphQLError {
  return fault("BAD_REQUEST", message);
}
