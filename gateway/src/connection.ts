import type { ObjectRef, SchemaTypes } from "@pothos/core";
import { builder } from "./builder.ts";
import { badRequest } from "./errors/faults.ts";

export interface Edge<Node> {
  readonly node: Node;
  readonly cursor: string;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** A page of a list, as every connection type of the schema takes it. */
export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

type NodeRef<Node> = ObjectRef<
  typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types extends SchemaTypes> ? Types : never,
  Node
>;

/** Makes `<name>Edge` for a node type. */
export function edgeType<Node>(name: string, node: NodeRef<Node>) {
  return builder.objectRef<Edge<Node>>(`${name}Edge`).implement({
    description: `An entry of a list of ${name} entries, with its cursor.`,
    fields: (t) => ({
      node: t.field({ type: node, description: `The ${name} of this entry.`, resolve: (edge) => edge.node as never }),
      cursor: t.exposeString("cursor", { description: "Opaque cursor of this entry, to be sent as `after`." }),
    }),
  });
}

/** How every connection describes its `nodes`. */
export const nodesDescription = "The same entries without their cursors.";

/** What the entries of a page hold. */
export function nodesOf<Node>(edges: readonly Edge<Node>[]): Node[] {
  return edges.map(({ node }) => node);
}

/** Makes `<name>Connection` and `<name>Edge` for a node type. */
export function connectionType<Node>(name: string, node: NodeRef<Node>) {
  const edge = edgeType(name, node);
  return builder.objectRef<Connection<Node>>(`${name}Connection`).implement({
    description: `A page of a list of ${name} entries.`,
    fields: (t) => ({
      edges: t.expose("edges", {
        type: [edge],
        description: "The entries of this page, in the list's order.",
      }),
      nodes: t.field({
        type: [node],
        description: nodesDescription,
        resolve: ({ edges }) => nodesOf(edges) as never,
      }),
      pageInfo: t.expose("pageInfo", {
        type: builder.pageInfoRef(),
        description: "Position of this page in the list.",
      }),
      totalCount: t.exposeInt("totalCount", { description: "How many entries the whole list has." }),
    }),
  });
}

/**
 * Checks the size of a page.
 * @throws BAD_REQUEST outside 1 to 100
 */
export function pageSize(first: number): number {
  if (first < 1 || first > 100)
    throw badRequest(`\`first\` is ${first}, and a page has 1 to 100 entries: page on with \`after\`.`);
  return first;
}

/** A cursor for lists whose places are plain offsets. */
function offsetCursor(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString("base64url");
}

/**
 * The offset a list continues at after a cursor; 0 without one.
 * @throws BAD_REQUEST for a cursor that is none of ours
 */
export function offsetAfter(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined) return 0;
  const match = /^offset:(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (!match)
    throw badRequest(
      "`after` is not a cursor of this list: send the `pageInfo.endCursor` of its last page, or leave it out to begin.",
    );
  return Number(match[1]) + 1;
}

/** The page of a list that holds `nodes` from `offset` on. */
export function pageOf<Node>(nodes: readonly Node[], offset: number, totalCount: number): Connection<Node> {
  const edges = nodes.map((node, index) => ({ node, cursor: offsetCursor(offset + index) }));
  return {
    edges,
    totalCount,
    pageInfo: {
      hasNextPage: offset + nodes.length < totalCount,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
