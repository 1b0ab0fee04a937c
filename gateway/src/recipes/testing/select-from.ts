import { type DocumentNode, executeSync, type GraphQLSchema } from "graphql";

/**
 * What a document selects of a response that holds more: of one that every client's own way of asking for types and ids can be answered from.
 * @throws Error when the response lacks something it selects
 */
export function selectFrom(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variables, data }: { readonly variables: Record<string, unknown>; readonly data: unknown },
): Record<string, unknown> {
  const { data: selected, errors = [] } = executeSync({
    schema,
    document,
    rootValue: data,
    variableValues: variables,
    fieldResolver: (source: Record<string, unknown>, _arguments, _context, { path, parentType }) => {
      if (!(path.key in source)) throw new Error(`The response has no ${path.key} of ${parentType.name}.`);
      return source[path.key];
    },
    typeResolver: (value) => (value as { __typename: string }).__typename,
  });
  const [error] = errors;
  if (error) throw error;
  // as it comes out of a response, not as the executor makes it
  return JSON.parse(JSON.stringify(selected)) as Record<string, unknown>;
}
