import { ApolloLink, Observable } from "@apollo/client";
import { sendPersisted, type SendToGateway } from "./send-persisted.ts";

/** What a caller may say of an operation in Apollo's `context`. */
interface OperationContext {
  readonly signal?: AbortSignal;
  /** The same for everybody, so that caches may serve it. */
  readonly cacheable?: boolean;
  /** A mutation that begins no visitor. */
  readonly leavesNoVisitor?: boolean;
}

/** Apollo's last link: an operation becomes one call of the gateway, aborted when nobody waits for it any more. */
export function createGatewayLink(send: SendToGateway): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { signal, cacheable, leavesNoVisitor } = operation.getContext() as OperationContext;
        const request = async () => {
          try {
            const result = await sendPersisted(send, {
              document: operation.query,
              operationName: operation.operationName,
              variables: operation.variables,
              cacheable: cacheable === true,
              isMutation: operation.operationType === "mutation" && leavesNoVisitor !== true,
              signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal,
            });
            observer.next(result);
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        };
        void request();
        return () => abort.abort();
      }),
  );
}
