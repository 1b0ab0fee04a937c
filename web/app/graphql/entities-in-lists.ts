import type { ApolloCache, DocumentNode } from "@apollo/client";
import type { SelectionSetNode } from "graphql";

interface Entity {
  /** Id of the object in the cache. */
  readonly id: string;
  /** Asks for it as the answer's own query does, with the very same selection, by which the cache knows what it has read already. */
  readonly query: DocumentNode;
}

/** The objects of an answer that stand in lists and that the cache keeps by themselves, such as the products of a listing; outermost only. */
export function* entitiesInLists(cache: ApolloCache, query: DocumentNode, data: unknown): Generator<Entity, undefined> {
  const operation = query.definitions.find((definition) => definition.kind === "OperationDefinition");
  if (!operation) return;
  const fragments = query.definitions.filter((definition) => definition.kind === "FragmentDefinition");
  const selections = new Map(fragments.map(({ name, selectionSet }) => [name.value, selectionSet]));

  const within = function* (
    selectionSet: SelectionSetNode,
    value: object,
    inList: boolean,
  ): Generator<Entity, undefined> {
    for (const selection of selectionSet.selections) {
      if (selection.kind !== "Field") {
        const spread =
          selection.kind === "InlineFragment" ? selection.selectionSet : selections.get(selection.name.value);
        if (spread) yield* within(spread, value, inList);
      } else if (selection.selectionSet) {
        const { alias, name } = selection;
        yield* below(selection.selectionSet, (value as Record<string, unknown>)[(alias ?? name).value], inList);
      }
    }
  };
  const below = function* (
    selectionSet: SelectionSetNode,
    value: unknown,
    inList: boolean,
  ): Generator<Entity, undefined> {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) yield* below(selectionSet, item, true);
      return;
    }
    const id = inList ? cache.identify(value as { __typename: string }) : undefined;
    if (id === undefined) yield* within(selectionSet, value, inList);
    else yield { id, query: { ...query, definitions: [{ ...operation, selectionSet }, ...fragments] } };
  };
  if (typeof data === "object" && data !== null) yield* within(operation.selectionSet, data, false);
}
