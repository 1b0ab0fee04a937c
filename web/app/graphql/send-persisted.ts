import type { ApolloLink, DocumentNode, OperationVariables } from "@apollo/client";
import { documentHash } from "./document-hash.ts";

/** What is sent to the gateway for one operation. */
export interface GatewayCall {
  readonly body: Readonly<Record<string, unknown>>;
  /** A trusted query that reads neither session nor basket, so that caches may serve it. */
  readonly cacheable: boolean;
  /** A write that may be a visitor's first, which makes the cookie. */
  readonly isMutation: boolean;
  readonly signal: AbortSignal | undefined;
}

export type SendToGateway = (call: GatewayCall) => Promise<ApolloLink.Result>;

interface Question extends Omit<GatewayCall, "body"> {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: OperationVariables;
}

/**
 * Names a trusted document by hash and sends its text only when the gateway does not know the hash, which happens
 * when gateway and web come from different builds.
 */
export async function sendPersisted(
  send: SendToGateway,
  { document, operationName, variables, ...call }: Question,
): Promise<ApolloLink.Result> {
  const common = { operationName, variables };
  const hash = documentHash(document);
  const withText = async () => {
    const { documentText } = await import("./document-text.ts");
    return send({ ...call, cacheable: false, body: { ...common, query: documentText(document) } });
  };
  if (!hash) return withText();
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const result = await send({ ...call, body: { ...common, extensions } });
  return isUnknownHash(result) ? withText() : result;
}

function isUnknownHash(result: ApolloLink.Result): boolean {
  const errors = "errors" in result ? result.errors : undefined;
  return errors?.some(({ extensions }) => extensions?.["code"] === "PERSISTED_QUERY_NOT_FOUND") ?? false;
}
