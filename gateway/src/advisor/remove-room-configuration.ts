import { builder } from "#gateway/builder.ts";
import { readGlobalId } from "#gateway/global-id.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import { isConfigurationId } from "./find-room-configuration.ts";
import { RoomConfigurationNotFound } from "./room-configuration-errors.ts";

const RemoveRoomConfigurationInput = builder.inputType("RemoveRoomConfigurationInput", {
  description: "Which furnished room is forgotten.",
  fields: (t) => ({ id: t.id({ required: true, description: "`RoomConfiguration.id`." }) }),
});

const RemoveRoomConfigurationPayloadRef = builder
  .objectRef<{ readonly removedId: string }>("RemoveRoomConfigurationPayload")
  .implement({
    description: "The furnished room is gone, and so is its link.",
    fields: (t) => ({
      removedId: t.exposeID("removedId", { description: "`RoomConfiguration.id` of the one that is gone." }),
    }),
  });

builder.mutationField("removeRoomConfiguration", (t) =>
  t.field({
    type: RemoveRoomConfigurationPayloadRef,
    description: "Forgets a room that the customer, or else the visitor, furnished.",
    errors: { types: [RoomConfigurationNotFound] },
    args: { input: t.arg({ type: RemoveRoomConfigurationInput, required: true, description: "Which one." }) },
    resolve: async (_root, { input }, context) => {
      const read = readGlobalId(input.id);
      context.visitor.renew();
      const visitorKey = context.visitor.configurationsKey;
      const isNobody = context.session.token === undefined && visitorKey === undefined;
      if (read?.typename !== "RoomConfiguration" || !isConfigurationId(read.id) || isNobody)
        throw new RoomConfigurationNotFound();
      try {
        await context.sources.rpc.configurations.remove(read.id, visitorKey);
      } catch (error) {
        const status = rpcProblemOf(error)?.status;
        throw status === 404 || status === 401 ? new RoomConfigurationNotFound() : error;
      }
      return { removedId: input.id };
    },
  }),
);
