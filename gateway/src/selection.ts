import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

const known = new WeakMap<FieldNode, ReadonlySet<string>>();
const maximumDepth = 5;

/**
 * What a document selects below the field being resolved, as dotted names (`edges.node.images`), five levels deep. Type
 * conditions and @skip are not looked at: more may be listed than will be resolved, and never less for the first field node.
 */
export function selectedPaths(info: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): ReadonlySet<string> {
  const first = info.fieldNodes[0];
  if (!first) return new Set();
  const cached = known.get(first);
  if (cached) return cached;
  const paths = new Set<string>();
  for (const node of info.fieldNodes) collect(node.selectionSet, "", 1, paths, info.fragments);
  known.set(first, paths);
  return paths;
}

function collect(
  selections: SelectionSetNode | undefined,
  prefix: string,
  depth: number,
  paths: Set<string>,
  fragments: GraphQLResolveInfo["fragments"],
): void {
  if (!selections || depth > maximumDepth) return;
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      const path = prefix + selection.name.value;
      paths.add(path);
      collect(selection.selectionSet, `${path}.`, depth + 1, paths, fragments);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collect(selection.selectionSet, prefix, depth, paths, fragments);
    } else {
      collect(fragments[selection.name.value]?.selectionSet, prefix, depth, paths, fragments);
    }
  }
}
