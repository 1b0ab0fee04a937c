import { builder } from "#gateway/builder.ts";
import { readGlobalId } from "#gateway/global-id.ts";
import { findRoomConfiguration } from "./find-room-configuration.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import { RoomConfigurationRef } from "./room-configuration.ts";

builder.queryField("roomConfiguration", (t) =>
  t.field({
    type: RoomConfigurationRef,
    nullable: true,
    description: "A furnished room, readable by anybody who has its id; null when it does not exist.",
    args: { id: t.arg.id({ required: true, description: "`RoomConfiguration.id`." }) },
    resolve: (_root, { id }, context) => {
      const read = readGlobalId(id);
      return read?.typename === "RoomConfiguration" ? findRoomConfiguration(context, read.id) : null;
    },
  }),
);

builder.queryField("roomConfigurations", (t) =>
  t.field({
    type: [RoomConfigurationRef],
    nullable: true,
    description:
      "The furnished rooms of the customer or visitor, at most 100, last changed first. Null only together with an error.",
    resolve: (_root, _args, context) => {
      context.call.personal = true;
      const visitorKey = context.visitor.configurationsKey;
      if (context.session.token === undefined && visitorKey === undefined) return [];
      return context.sources.rpc.configurations.list(visitorKey).catch(noneForNobody);
    },
  }),
);

// the session has ended, and there is no visitor either
function noneForNobody(error: unknown): [] {
  if (rpcProblemOf(error)?.status === 401) return [];
  throw error;
}
