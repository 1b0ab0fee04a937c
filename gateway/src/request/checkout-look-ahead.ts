import {
  type GraphQLResolveInfo,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from "graphql";

type Asked = Pick<GraphQLResolveInfo, "operation" | "fragments">;

/** Fields that only the checkout can answer. */
const fields: ReadonlySet<string> = new Set(["checkout", "readiness"]);
const known = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether a query asks, anywhere, for what only the checkout knows. A mutation may change that first, so it never counts. */
export function asksForCheckout({ operation, fragments }: Asked): boolean {
  let asks = known.get(operation);
  if (asks === undefined) {
    asks = operation.operation === OperationTypeNode.QUERY && selects(operation.selectionSet, fragments, new Set());
    known.set(operation, asks);
  }
  return asks;
}

function selects(selections: SelectionSetNode | undefined, fragments: Asked["fragments"], seen: Set<string>): boolean {
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
