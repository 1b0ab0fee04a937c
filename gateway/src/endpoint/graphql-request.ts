import { readText } from "@warmeland/schema/process/read-text.ts";
import { GraphQLError } from "graphql";
import { fault } from "#gateway/errors/faults.ts";
import { clientOfRequest } from "#gateway/clients/client.ts";
import type { ClientOrigins } from "./cross-origin.ts";

/** The document a client wants to run, read from a GET or POST. */
export interface GraphqlRequest {
  readonly query: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  /** Hash of a trusted document, `sha256:<hex>`. */
  readonly documentHash: string | undefined;
  readonly isGet: boolean;
}

const maximumBytes = 100 * 1024;
const deepestVariable = 32;

/** From where a request may come. */
interface Permission {
  /** Names and ports under which browsers know the shop. */
  readonly ownHosts: readonly string[];
  readonly clientOrigins: ClientOrigins;
}

/**
 * Reads a GraphQL request and refuses what no correct client sends.
 * @throws GraphQLError with an HTTP status: 400 malformed, 403 forged by another site, 405, 413 above 100 kB, 415
 */
export async function readGraphqlRequest(request: Request, permission: Permission): Promise<GraphqlRequest> {
  if (request.method !== "GET" && request.method !== "POST") {
    throw new GraphQLError("GraphQL takes GET or POST.", {
      extensions: { code: "BAD_REQUEST", http: { status: 405, headers: { allow: "GET, POST" } } },
    });
  }
  refuseForgery(request, permission);
  if (request.method === "GET") return fromSearch(new URL(request.url).searchParams);
  const contentType = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (contentType !== "application/json")
    throw fault("BAD_REQUEST", "A POST carries JSON: send the header `content-type: application/json`.", 415);
  const text = await readText(request, maximumBytes);
  if (text === undefined)
    throw fault(
      "LIMIT_EXCEEDED",
      "A request has at most 100 kB. Send large documents by their hash, and long lists in parts.",
      413,
    );
  return fromJson(text);
}

// a page of another site can send neither JSON nor this header without a CORS preflight, which fails unless its origin is a client's
function refuseForgery(request: Request, { ownHosts, clientOrigins }: Permission): void {
  // a browser names the page's origin with every POST, whatever else a request says of itself; programs name none
  const origin = request.headers.get("origin");
  const isOwn = origin === null || (isWebOrigin(origin) && ownHosts.includes(new URL(origin).host));
  const client = origin === null ? undefined : clientOrigins.get(origin);
  if (!isOwn && client !== undefined) return refuseOtherClient(request, client);
  const site = request.headers.get("sec-fetch-site");
  const isFromElsewhere = site === "cross-site" || site === "same-site";
  if (isFromElsewhere || !isOwn || isBareGet(request))
    throw fault(
      "FORBIDDEN",
      "Send this from the shop's own site, and by GET only with the header x-graphql-yoga-csrf.",
      403,
    );
}

// its name is also what keeps the shop's cookies out of the request (docs/rules.md#other-origins)
function refuseOtherClient(request: Request, client: string): void {
  if (clientOfRequest(request)?.name !== client || isBareGet(request))
    throw fault(
      "FORBIDDEN",
      `From this origin send the header x-client: ${client}/<version>, and by GET also x-graphql-yoga-csrf.`,
      403,
    );
}

function isBareGet(request: Request): boolean {
  return request.method === "GET" && !request.headers.has("x-graphql-yoga-csrf");
}

function isWebOrigin(origin: string): boolean {
  return /^https?:\/\//.test(origin) && URL.canParse(origin);
}

function fromJson(text: string): GraphqlRequest {
  const body = parseJson(text, "The body");
  if (Array.isArray(body))
    throw fault("BAD_REQUEST", "The body is a list, and a request carries one operation: send them one by one.", 400);
  if (!isRecord(body))
    throw fault("BAD_REQUEST", 'The body is no JSON object: send `{ "query": …, "variables": … }`.', 400);
  return shaped(body["query"], body["operationName"], body["variables"], body["extensions"], false);
}

function fromSearch(search: URLSearchParams): GraphqlRequest {
  const json = (name: string): unknown => {
    const value = search.get(name);
    return value === null || value === "" ? undefined : parseJson(value, `\`${name}\``);
  };
  return shaped(
    search.get("query") ?? undefined,
    search.get("operationName") ?? undefined,
    json("variables"),
    json("extensions"),
    true,
  );
}

function shaped(
  query: unknown,
  operationName: unknown,
  variables: unknown,
  extensions: unknown,
  isGet: boolean,
): GraphqlRequest {
  const persisted =
    isRecord(extensions) && isRecord(extensions["persistedQuery"])
      ? extensions["persistedQuery"]["sha256Hash"]
      : undefined;
  const request = {
    query: optional(query, "query", "text", isText),
    operationName: optional(operationName, "operationName", "text", isText),
    variables: optional(variables, "variables", "an object", isRecord),
    documentHash: optional(persisted, "sha256Hash", "text", isText),
    isGet,
  };
  optional(extensions, "extensions", "an object", isRecord);
  if (isDeeper(request.variables, deepestVariable))
    throw fault(
      "LIMIT_EXCEEDED",
      `Variables are nested more than ${deepestVariable} deep, which no input of this schema is.`,
      400,
    );
  if (request.query === undefined && request.documentHash === undefined)
    throw fault("BAD_REQUEST", "Send `query`, or a hash in `extensions.persistedQuery.sha256Hash`.", 400);
  return request;
}

// whatever reads a value of any depth by recursion would run out of stack
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

function optional<Value>(
  value: unknown,
  name: string,
  kind: "text" | "an object",
  holds: (value: unknown) => value is Value,
): Value | undefined {
  if (value === undefined || value === null) return undefined;
  if (!holds(value)) throw fault("BAD_REQUEST", `\`${name}\` is ${kind}, and this is none.`, 400);
  return value;
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault("BAD_REQUEST", `${what} is not JSON: look for a missing quote, comma or bracket.`, 400);
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
