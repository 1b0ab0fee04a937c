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
 * @throws BAD_REQUEST outside 1 to 100, or 1 to `most`
 */
export function pageSize(first: number, most = 100): number {
  if (first < 1 || first > most)
    throw badRequest(`\`first\` is ${first}, and a page has 1 to ${most} entries: page on with \`after\`.`);
  return first;
}

/** The arguments by which every list is paged back, beside its `first` and `after`. */
export const backwardArguments = builder.args((t) => ({
  last: t.int({
    description:
      "How many to go back from `before`, in place of `first` and at most as many. Needs `before`: to count from the end of a list its upstream would be called once more.",
  }),
  before: t.string({
    description: "Cursor to stop before, such as the `pageInfo.startCursor` of the page that follows.",
  }),
}));

/** What a document asks of a list. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** A part of a list: from which entry on, and how many at most; none for a page before the first entry. */
export interface PageSpan {
  readonly offset: number;
  readonly size: number;
}

/**
 * The part of a list that a page is: `first` entries after a cursor, or `last` before one, and nothing beyond either cursor.
 * @param most how many entries a page may have
 * @param offsetOf reads a cursor that the argument of this name brought
 * @throws BAD_REQUEST for a size or a cursor that cannot be, and for `last` alone
 */
export function pageSpan(
  { first, after, last, before }: PageRequest,
  {
    most = 100,
    offsetOf = cursorOffset,
  }: { most?: number; offsetOf?: (cursor: string, argument: string) => number } = {},
): PageSpan {
  const begin = after == null ? 0 : offsetOf(after, "after") + 1;
  const end = before == null ? Infinity : offsetOf(before, "before");
  if (last == null) return { offset: begin, size: Math.max(0, Math.min(pageSize(first, most), end - begin)) };
  if (last < 1 || last > most)
    throw badRequest(`\`last\` is ${last}, and a page has 1 to ${most} entries: page back with \`before\`.`);
  if (before == null)
    throw badRequest("`last` pages back from a cursor: send the `pageInfo.startCursor` of a page as `before`.");
  const offset = Math.max(begin, end - last);
  return { offset, size: Math.max(0, end - offset) };
}

/** A cursor for lists whose places are plain offsets. */
function offsetCursor(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString("base64url");
}

/** The offset of the entry that a cursor is of. @throws BAD_REQUEST for a cursor that is none of ours */
function cursorOffset(cursor: string, argument: string): number {
  const match = /^offset:(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (!match) throw badRequest(noCursor(argument, "this list"));
  return Number(match[1]);
}

/** What is said of a cursor that is none. */
export function noCursor(argument: string, list: string): string {
  return argument === "after"
    ? `\`after\` is not a cursor of ${list}: send the \`pageInfo.endCursor\` of its last page, or leave it out to begin.`
    : `\`before\` is not a cursor of ${list}: send the \`pageInfo.startCursor\` of a page of it, or leave it out.`;
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
