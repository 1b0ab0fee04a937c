import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** Selections that are carried out under the same condition, on their way to becoming one. */
interface Group {
  readonly first: FieldNode | InlineFragmentNode;
  /** The type they select from; undefined for a leaf. */
  readonly type: GraphQLNamedType | undefined;
  /** Each once, though the fragment it stands in is spread twice. */
  readonly selections: Set<SelectionNode>;
}

/**
 * A valid document with its fragments written out where they are spread and each field selected once: it selects the same, and executing it does
 * not have to gather the fields of dozens of components anew for every response. What is under a condition of its own keeps it.
 */
export function mergedDocument(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const definitions = document.definitions.flatMap((each) => {
    if (each.kind !== Kind.OPERATION_DEFINITION) return [];
    const type = schema.getRootType(each.operation) ?? undefined;
    return [{ ...each, selectionSet: merged(each.selectionSet.selections, type, { fragments, schema }) }];
  });
  return { ...document, definitions };
}

interface Source {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly schema: GraphQLSchema;
}

function merged(
  selections: Iterable<SelectionNode>,
  type: GraphQLNamedType | undefined,
  source: Source,
): SelectionSetNode {
  const groups = new Map<unknown, Group>();
  gather(selections, type, groups, source);
  return { kind: Kind.SELECTION_SET, selections: [...groups.values()].map((group) => oneOf(group, source)) };
}

function gather(
  selections: Iterable<SelectionNode>,
  type: GraphQLNamedType | undefined,
  groups: Map<unknown, Group>,
  source: Source,
) {
  for (const selection of selections) {
    const node = selection.kind === Kind.FRAGMENT_SPREAD ? writtenOut(selection, source) : selection;
    const isConditional = (node.directives?.length ?? 0) > 0;
    if (node.kind === Kind.FIELD) {
      const ofField = isConditional ? node : (node.alias ?? node.name).value;
      join(groups, ofField, node, typeOf(node, type, source.schema));
      continue;
    }
    const condition = node.typeCondition ? source.schema.getType(node.typeCondition.name.value) : type;
    if (!isConditional && holdsFor(condition, type, source.schema))
      gather(node.selectionSet.selections, type, groups, source);
    else join(groups, isConditional ? node : condition, node, condition);
  }
}

function join(
  groups: Map<unknown, Group>,
  key: unknown,
  node: FieldNode | InlineFragmentNode,
  type: GraphQLNamedType | undefined,
): void {
  const selections = node.selectionSet?.selections ?? [];
  const group = groups.get(key) ?? { first: node, type, selections: new Set() };
  groups.set(key, group);
  for (const selection of selections) group.selections.add(selection);
}

function oneOf({ first, type, selections }: Group, source: Source): SelectionNode {
  return first.selectionSet ? { ...first, selectionSet: merged(selections, type, source) } : first;
}

function writtenOut(
  spread: Extract<SelectionNode, { kind: Kind.FRAGMENT_SPREAD }>,
  { fragments }: Source,
): InlineFragmentNode {
  const { typeCondition, selectionSet } = fragments.get(spread.name.value)!;
  return {
    kind: Kind.INLINE_FRAGMENT,
    typeCondition,
    selectionSet,
    ...(spread.directives && { directives: spread.directives }),
  };
}

function typeOf(
  field: FieldNode,
  parent: GraphQLNamedType | undefined,
  schema: GraphQLSchema,
): GraphQLNamedType | undefined {
  const definition = isCompositeType(parent) ? schema.getField(parent, field.name.value) : undefined;
  return definition && getNamedType(definition.type);
}

/** Whether everything of a type meets a condition. */
function holdsFor(
  condition: GraphQLNamedType | undefined,
  type: GraphQLNamedType | undefined,
  schema: GraphQLSchema,
): boolean {
  if (condition === type) return true;
  return isAbstractType(condition) && isObjectType(type) && schema.isSubType(condition, type);
}
