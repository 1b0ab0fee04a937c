import {
  type GraphQLResolveInfo,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from "graphql";

type Query = Pick<GraphQLResolveInfo, "operation" | "fragments">;

/** Fields that only the checkout can resolve. */
const fields: ReadonlySet<string> = new Set(["checkout", "readiness"]);
const cached = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether a query selects a field that only the checkout has; never of a mutation, which may change it first. */
export function selectsCheckout({ operation, fragments }: Query): boolean {
  let selected = cached.get(operation);
  if (selected === undefined) {
    selected = operation.operation === OperationTypeNode.QUERY && selects(operation.selectionSet, fragments, new Set());
    cached.set(operation, selected);
  }
  return selected;
}

function selects(selections: SelectionSetNode | undefined, fragments: Query["fragments"], seen: Set<string>): boolean {
  if (!selections) return false;
  return selections.selections.some((node) => {
    if (node.kind === Kind.FIELD) return fields.has(node.name.value) || selects(node.selectionSet, fragments, seen);
    if (node.kind === Kind.INLINE_FRAGMENT) return selects(node.selectionSet, fragments, seen);
    const { value } = node.name;
    if (seen.has(value)) return false;
    seen.add(value);
    return selects(fragments[value]?.selectionSet, fragments, seen);
  });
}
