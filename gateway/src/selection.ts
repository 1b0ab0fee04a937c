import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** What a document selects below a field. */
interface Selection {
  /** As dotted names, `edges.node.images`. */
  readonly paths: ReadonlySet<string>;
  /** The highest `first` written as a number; infinite for a list that is also selected otherwise. */
  readonly limits: ReadonlyMap<string, number>;
}

const selections = new WeakMap<FieldNode, Selection>();
const nothing: Selection = { paths: new Set(), limits: new Map() };
const maximumDepth = 5;

/**
 * What a document selects below the field being resolved, as dotted names (`edges.node.images`), five levels deep. Type
 * conditions and @skip are not looked at: more may be listed than will be resolved, and never less for the first field node.
 */
export function selectedPaths(info: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): ReadonlySet<string> {
  return selectionOf(info).paths;
}

/** As `selectedPaths`, with how many entries of the lists are requested. */
export function selectionOf(info: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): Selection {
  const first = info.fieldNodes[0];
  if (!first) return nothing;
  const cached = selections.get(first);
  if (cached) return cached;
  const selection = { paths: new Set<string>(), limits: new Map<string, number>() };
  for (const node of info.fieldNodes) collect(node.selectionSet, "", 1, selection, info.fragments);
  selections.set(first, selection);
  return selection;
}

function collect(
  selections: SelectionSetNode | undefined,
  prefix: string,
  depth: number,
  selection: { paths: Set<string>; limits: Map<string, number> },
  fragments: GraphQLResolveInfo["fragments"],
): void {
  if (!selections || depth > maximumDepth) return;
  for (const node of selections.selections) {
    if (node.kind === Kind.FIELD) {
      const isNodes = node.name.value === "nodes";
      // `nodes` of a connection selects what `edges { node }` does
      const path = prefix + (isNodes ? "edges.node" : node.name.value);
      if (isNodes) selection.paths.add(`${prefix}edges`);
      selection.paths.add(path);
      selection.limits.set(path, Math.max(selection.limits.get(path) ?? 0, limitOf(node)));
      collect(node.selectionSet, `${path}.`, depth + (isNodes ? 2 : 1), selection, fragments);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      collect(node.selectionSet, prefix, depth, selection, fragments);
    } else {
      collect(fragments[node.name.value]?.selectionSet, prefix, depth, selection, fragments);
    }
  }
}

function limitOf(field: FieldNode): number {
  const first = field.arguments?.find(({ name }) => name.value === "first")?.value;
  return first?.kind === Kind.INT ? Number(first.value) : Infinity;
}
