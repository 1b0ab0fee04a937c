import { builder } from "#gateway/builder.ts";
import { readGlobalId } from "#gateway/global-id.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import { isConfigurationId } from "./find-room-configuration.ts";
import { RoomConfigurationNotFound } from "./room-configuration-errors.ts";

const RemoveRoomConfigurationInput = builder.inputType("RemoveRoomConfigurationInput", {
  description: "The furnished room to delete.",
  fields: (t) => ({ id: t.id({ required: true, description: "`RoomConfiguration.id`." }) }),
});

const RemoveRoomConfigurationPayloadRef = builder
  .objectRef<{ readonly removedId: string }>("RemoveRoomConfigurationPayload")
  .implement({
    description: "The furnished room is deleted, and its link no longer works.",
    fields: (t) => ({
      removedId: t.exposeID("removedId", { description: "`RoomConfiguration.id` of the deleted room." }),
    }),
  });

builder.mutationField("removeRoomConfiguration", (t) =>
  t.field({
    type: RemoveRoomConfigurationPayloadRef,
    description: "Deletes a furnished room of the customer or visitor.",
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
