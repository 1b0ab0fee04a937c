import { type GraphQLSchema, isAbstractType, isIntrospectionType, isObjectType } from "graphql";

/** The types of every interface and union, as Apollo's `possibleTypes` takes them. */
export function possibleTypes(schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isAbstractType(type) ? [[type.name, schema.getPossibleTypes(type).map(({ name }) => name)] as const] : [],
    ),
  );
}

/**
 * By which field a normalising cache knows an object of a type: `id` for every node; null for what has no identity of its own and stands inside
 * another object, its `key` included, which is unique only there.
 */
export function cacheKeys(schema: GraphQLSchema): Readonly<Record<string, "id" | null>> {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  return Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !isIntrospectionType(type) && !roots.has(type)
        ? [[type.name, type.getInterfaces().some(({ name }) => name === "Node") ? "id" : null] as const]
        : [],
    ),
  );
}
