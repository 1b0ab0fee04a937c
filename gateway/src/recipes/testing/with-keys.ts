import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

const field = (name: string): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } });

/** A document as a client with a normalising cache sends it: with the type of every object, and its id where it has one. */
export function withKeys(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: (node, _key, parent) => {
        if (parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        const type = types.getParentType();
        const keys = type && "getFields" in type && "id" in type.getFields() ? ["__typename", "id"] : ["__typename"];
        const chosen = new Set(node.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : undefined)));
        return { ...node, selections: [...node.selections, ...keys.filter((key) => !chosen.has(key)).map(field)] };
      },
    }),
  );
}
