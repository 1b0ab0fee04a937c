import { clientName, clientVersion } from "@warmeland/schema/api/registry.ts";
import { fault } from "#gateway/errors/faults.ts";

/** Who a program says it is: `x-client: my-app/1.0`. */
export interface Client {
  readonly name: string;
  readonly version: string;
}

/**
 * The client of a request; undefined for one that names none, as browsers on the shop's own pages do.
 * @throws BAD_REQUEST (400) for a header that is no name and version
 */
export function clientOfRequest(request: Request): Client | undefined {
  const header = request.headers.get("x-client");
  if (header === null) return undefined;
  const [name = "", version = "", ...rest] = header.split("/");
  if (rest.length > 0 || !clientName.test(name) || !clientVersion.test(version))
    throw fault(
      "BAD_REQUEST",
      "x-client is a name of lower-case letters, digits and dashes and a version, such as my-app/1.0.",
      400,
    );
  return { name, version };
}
