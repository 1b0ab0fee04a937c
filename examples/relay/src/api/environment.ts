import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { send } from "./send.ts";
import { knownVisitor, visitor } from "./visitor.ts";

/** Relay, with the shop as its network. */
export const environment = new Environment({
  network: Network.create(async ({ id, operationKind }, variables) =>
    send(id!, variables, operationKind === "mutation" ? await visitor() : knownVisitor()),
  ),
  store: new Store(new RecordSource()),
});
