import { brandWithType } from "@pothos/core";
import { resolveNodes } from "@pothos/plugin-relay";
import { type GraphQLResolveInfo, isObjectType } from "graphql";
import { builder } from "./builder.ts";
import type { GatewayContext } from "./context.ts";
import { badRequest } from "./errors/faults.ts";
import { readGlobalId } from "./global-id.ts";

const mostNodes = 100;

builder.queryFields((t) => ({
  node: t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description: "An object by its global id; null when it does not exist or belongs to somebody else.",
    args: { id: t.arg.id({ required: true, description: "Global id." }) },
    resolve: async (_root, { id }, context, info) => (await readNodes([id], context, info))[0] ?? null,
  }),
  nodes: t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: false, items: true },
    description:
      "Several objects by their global ids, in the requested order; null for each that does not exist or belongs to somebody else.",
    args: { ids: t.arg.idList({ required: true, description: "Global ids, at most 100." }) },
    resolve: (_root, { ids }, context, info) => {
      if (ids.length > mostNodes)
        throw badRequest(`\`ids\` holds ${ids.length}, and ${mostNodes} is the most: send several requests.`);
      return readNodes(ids, context, info);
    },
  }),
}));

async function readNodes(
  ids: readonly string[],
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<unknown[]> {
  const decoded = ids.map((id) => {
    const read = readGlobalId(id);
    return read && isNode(read.typename, info) ? read : null;
  });
  const found = await Promise.all(await resolveNodes(builder, context, info, decoded));
  // Pothos gives a node's type only to the field that loaded it first; others may get it before that
  for (const [index, node] of found.entries())
    if (decoded[index]) brandWithType(node, decoded[index].typename as never);
  return found;
}

function isNode(typename: string, info: GraphQLResolveInfo): boolean {
  const type = info.schema.getType(typename);
  return isObjectType(type) && type.getInterfaces().some((candidate) => candidate.name === "Node");
}
