import { type DocumentNode, GraphQLError, parse } from "graphql";
import { fault } from "./errors/faults.ts";
import type { GraphqlRequest } from "./endpoint/graphql-request.ts";
import { operationLimits } from "./endpoint/operation-limits.ts";
import type { PersistedQueries } from "./endpoint/persisted-queries.ts";
import type { KnownDocuments } from "./clients/known-documents.ts";
import type { TrustedDocument } from "./endpoint/trusted-documents.ts";

/** What a request runs. */
export interface Operation {
  readonly text: string;
  /** Parsed and checked already for a trusted document, undefined for one sent along. */
  readonly trusted: TrustedDocument | undefined;
}

/**
 * Finds what a request runs.
 * @param persisted what clients sent with its hash before; undefined where only trusted documents may run
 * @throws 400 for an unknown hash, or one of another text; 403 for a document sent along where only trusted ones may run; 405 for what GET may not do
 */
export function findOperation(
  request: GraphqlRequest,
  documents: Pick<KnownDocuments, "get">,
  persisted: PersistedQueries | undefined,
): Operation {
  const trusted = request.documentHash === undefined ? undefined : documents.get(normalHash(request.documentHash));
  if (trusted) {
    if (request.isGet && !trusted.isPublic)
      throw fault("BAD_REQUEST", "GET is for what is the same for everybody, and this is not: send it by POST.", 405);
    return { text: trusted.text, trusted };
  }
  // a text known by its hash is run by POST only: whether it is the same for everybody is judged at start, for registered ones
  if (request.documentHash !== undefined && (!persisted || (request.isGet && request.query === undefined)))
    throw fault("PERSISTED_QUERY_NOT_FOUND", "PersistedQueryNotFound", 400);
  if (!persisted) throw fault("FORBIDDEN", "Only registered documents may run here.", 403);
  if (request.isGet) throw fault("BAD_REQUEST", "GET is for registered documents; send this by POST.", 405);
  const text =
    request.documentHash === undefined ? request.query : persisted.textOf(request.documentHash, request.query);
  return { text: text ?? "", trusted: undefined };
}

/**
 * Parses a document within the limit of tokens.
 * @throws GraphQLError with its place for text that is no document
 */
export function parseWithinLimits(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: operationLimits.tokens });
  } catch (error) {
    if (error instanceof RangeError)
      throw fault("LIMIT_EXCEEDED", "This document is nested too deeply to be read: 15 levels are the most.");
    const { message, source, positions } = error as GraphQLError;
    const code = message.includes("tokens") ? "LIMIT_EXCEEDED" : "BAD_REQUEST";
    throw new GraphQLError(message, { source, positions, extensions: { code } });
  }
}

function normalHash(hash: string): string {
  return hash.startsWith("sha256:") ? hash : `sha256:${hash}`;
}
