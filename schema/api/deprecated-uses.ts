import type { DocumentNode, GraphQLSchema } from "graphql";
import { namedCoordinates } from "./named-coordinates.ts";

/** The deprecated fields, arguments, input fields and enum values that a document names, each once; what variables carry is not seen. */
export function deprecatedUses(schema: GraphQLSchema, document: DocumentNode): string[] {
  const uses = [...namedCoordinates(schema, document).named.values()];
  return [...new Set(uses.flatMap((use) => (use.deprecationReason === undefined ? [] : [use.coordinate])))];
}
