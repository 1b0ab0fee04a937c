import { ApolloLink, Observable } from "@apollo/client";
import { askGateway, type SendToGateway } from "./ask-gateway.ts";

/** Apollo's last link: an operation becomes one call of the gateway, aborted when nobody waits for it any more. */
export function createGatewayLink(send: SendToGateway): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { signal, cacheable } = operation.getContext() as { signal?: AbortSignal; cacheable?: boolean };
        const ask = async () => {
          try {
            const result = await askGateway(send, {
              document: operation.query,
              operationName: operation.operationName,
              variables: operation.variables,
              cacheable: cacheable === true,
              isMutation: operation.operationType === "mutation",
              signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal,
            });
            observer.next(result);
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        };
        void ask();
        return () => abort.abort();
      }),
  );
}
