import {
  type ASTNode,
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  Kind,
  type TypeNode,
  visit,
} from "graphql";

/** What is done to one thing of a schema. */
export type Mutation = "remove" | "rename" | "retype" | "turn nullability" | "require an argument";

const named = (name: string): TypeNode => ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: name } });
const renamed = <Node extends { name: { kind: typeof Kind.NAME; value: string } }>(node: Node): Node => ({
  ...node,
  name: { ...node.name, value: `${node.name.value}Renamed` },
});

/** The schema with one thing changed: `Type.field`, `Type.field(argument:)`, `Input.field` or `Enum.VALUE`, wherever an interface asks for the same. */
export function mutateSchema(schema: DocumentNode, coordinate: string, mutation: Mutation): GraphQLSchema {
  const [, typeName = "", member = "", argument] = /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  const mutateValue = <Node extends FieldDefinitionNode | InputValueDefinitionNode>(node: Node): Node | null => {
    if (mutation === "remove") return null;
    if (mutation === "rename") return renamed(node);
    if (mutation === "retype") return { ...node, type: named("Boolean") };
    if (mutation === "turn nullability")
      return {
        ...node,
        defaultValue: undefined,
        type: node.type.kind === Kind.NON_NULL_TYPE ? node.type.type : { kind: Kind.NON_NULL_TYPE, type: node.type },
      };
    return node.kind === Kind.FIELD_DEFINITION ? { ...node, arguments: [...(node.arguments ?? []), required] } : node;
  };
  const isOwner = (ancestors: readonly (ASTNode | readonly ASTNode[])[]): boolean =>
    ancestors.some(
      (node) => "kind" in node && "name" in node && node.kind.endsWith("Definition") && node.name?.value === typeName,
    );
  const changed = visit(schema, {
    FieldDefinition: (node, _key, _parent, _path, ancestors) => {
      if (node.name.value !== member || !isOwner(ancestors)) return undefined;
      if (argument === undefined) return mutateValue(node);
      const own = (node.arguments ?? []).flatMap((one) =>
        one.name.value === argument ? (mutateValue(one) ?? []) : [one],
      );
      return { ...node, arguments: own };
    },
    InputObjectTypeDefinition: (node) =>
      node.name.value === typeName
        ? {
            ...node,
            fields: (node.fields ?? []).flatMap((one) =>
              one.name.value === member ? (mutateValue(one) ?? []) : [one],
            ),
          }
        : undefined,
    EnumTypeDefinition: (node) =>
      node.name.value === typeName
        ? {
            ...node,
            values: (node.values ?? []).flatMap((one) =>
              one.name.value !== member ? [one] : mutation === "rename" ? [renamed(one)] : [],
            ),
          }
        : undefined,
  });
  // what an interface asks for may be missing now, which is no concern of documents
  return buildASTSchema(changed, { assumeValid: true });
}

const required: InputValueDefinitionNode = {
  kind: Kind.INPUT_VALUE_DEFINITION,
  name: { kind: Kind.NAME, value: "needed" },
  type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } },
};
