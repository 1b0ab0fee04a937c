import {
  type ASTNode,
  type DocumentNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** What a document names of the schema. */
interface NamedCoordinate {
  /** `Type`, `Type.field`, `Type.field(argument:)`, `Input.field` or `Enum.VALUE`. */
  readonly coordinate: string;
  /** Why it is to be used no longer; undefined where it may be. */
  readonly deprecationReason: string | undefined;
}

/**
 * What a document names of the schema it was written for, by the node that names it. Types of variables stand for all that may be sent in them:
 * `reachable` has their names and those of the inputs and enums within.
 */
export function namedCoordinates(
  schema: GraphQLSchema,
  document: DocumentNode,
): { readonly named: ReadonlyMap<ASTNode, NamedCoordinate>; readonly reachable: ReadonlySet<string> } {
  const named = new Map<ASTNode, NamedCoordinate>();
  const reachable = new Set<string>();
  const types = new TypeInfo(schema);
  const note = (node: ASTNode, definition: Definition | null | undefined): void => {
    if (definition)
      named.set(node, {
        coordinate: String(definition),
        deprecationReason: definition.deprecationReason ?? undefined,
      });
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => note(node, types.getFieldDef()),
      Argument: (node) => note(node, types.getArgument()),
      EnumValue: (node) => note(node, types.getEnumValue()),
      ObjectField: (node) => {
        const parent = getNamedType(types.getParentInputType());
        if (isInputObjectType(parent)) note(node, parent.getFields()[node.name.value]);
      },
      NamedType: (node) => note(node, schema.getType(node.name.value)),
      VariableDefinition: ({ type }) => {
        addReachable(typeFromAST(schema, type) as GraphQLInputType | undefined, reachable);
      },
    }),
  );
  return { named, reachable };
}

interface Definition {
  readonly deprecationReason?: string | null | undefined;
  /** Its coordinate. */
  toString(): string;
}

function addReachable(type: GraphQLInputType | undefined, reachable: Set<string>): void {
  const inner = getNamedType(type);
  if (!inner || reachable.has(inner.name)) return;
  reachable.add(inner.name);
  if (isInputObjectType(inner))
    for (const field of Object.values(inner.getFields())) addReachable(field.type, reachable);
}
