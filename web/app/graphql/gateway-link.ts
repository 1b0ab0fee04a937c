import { ApolloLink, Observable } from "@apollo/client";
import { print } from "graphql";
import { documentHash } from "./document-hash.ts";

/** What is sent to the gateway for one operation. */
export interface GatewayCall {
  readonly body: Readonly<Record<string, unknown>>;
  /** A trusted query that reads neither session nor basket, so that caches may answer it. */
  readonly cacheable: boolean;
  readonly isMutation: boolean;
  readonly signal: AbortSignal | undefined;
}

export type SendToGateway = (call: GatewayCall) => Promise<ApolloLink.Result>;

/**
 * Apollo's last link. It names trusted documents by hash and sends the text only when the gateway does not know the
 * hash, which happens when gateway and web come from different builds.
 */
export function createGatewayLink(send: SendToGateway): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { signal, cacheable } = operation.getContext() as { signal?: AbortSignal; cacheable?: boolean };
        const call = {
          signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal,
          isMutation: operation.operationType === "mutation",
        };
        const common = { operationName: operation.operationName, variables: operation.variables };
        const hash = documentHash(operation.query);

        const withText = () => send({ ...call, cacheable: false, body: { ...common, query: print(operation.query) } });
        const run = async () => {
          if (!hash) return withText();
          const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
          const result = await send({ ...call, cacheable: cacheable === true, body: { ...common, extensions } });
          return isUnknownHash(result) ? withText() : result;
        };
        run().then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );
}

function isUnknownHash(result: ApolloLink.Result): boolean {
  const errors = "errors" in result ? result.errors : undefined;
  return errors?.some((error) => error.message === "PersistedQueryNotFound" || error.extensions?.["code"] === "PERSISTED_QUERY_NOT_FOUND") ?? false;
}
