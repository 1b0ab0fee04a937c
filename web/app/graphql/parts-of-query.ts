import type { DocumentNode } from "@apollo/client";
import type { FieldNode, OperationDefinitionNode, SelectionNode } from "graphql";

/**
 * Documents that together ask for what a query asks for: one for each fragment or field below its roots, such as the parts of a product page. Writing
 * an answer with one after the other leaves the cache as writing it at once does, but no task is long.
 */
export function partsOfQuery(query: DocumentNode): DocumentNode[] {
  const operation = query.definitions.find((definition) => definition.kind === "OperationDefinition");
  if (!operation) return [query];
  const others = query.definitions.filter((definition) => definition !== operation);
  const partWith = (selection: SelectionNode): DocumentNode => ({ ...query, definitions: [only(operation, selection), ...others] });
  return operation.selectionSet.selections.flatMap((root) => (root.kind === "Field" ? partsOfField(root) : [root]).map(partWith));
}

function partsOfField(field: FieldNode): FieldNode[] {
  const selections = field.selectionSet?.selections ?? [];
  const names = selections.filter(isName);
  const parts = selections.filter((selection) => !isName(selection));
  const fieldWith = (part: SelectionNode): FieldNode => ({
    ...field,
    selectionSet: { ...field.selectionSet!, selections: [...names, part] },
  });
  return parts.length < 2 ? [field] : parts.map(fieldWith);
}

function isName(selection: SelectionNode): boolean {
  return selection.kind === "Field" && !selection.selectionSet;
}

function only(operation: OperationDefinitionNode, selection: SelectionNode): OperationDefinitionNode {
  return { ...operation, selectionSet: { ...operation.selectionSet, selections: [selection] } };
}
