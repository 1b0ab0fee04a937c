import { encodeGlobalID } from "@pothos/plugin-relay";
import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import type { GatewayContext } from "./context.ts";

type IdResolver = GraphQLFieldResolver<unknown, GatewayContext>;

/**
 * Makes every node say its id at once. The plugin resolves ids in a promise, which makes promises of the node, of whatever holds it and of the
 * whole list: for the ids of a long basket or listing that is a large part of a response.
 */
export function withGlobalIdsAtOnce(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const idOf = idResolverOf(type.extensions["pothosOptions"]);
    const field = type.getFields()["id"];
    if (idOf && field) field.resolve = (...of) => encodeGlobalID(type.name, String(idOf(...of)));
  }
  return schema;
}

function idResolverOf(options: unknown): IdResolver | undefined {
  return (options as { readonly id?: { readonly resolve?: IdResolver } } | undefined)?.id?.resolve;
}
