import { mostPlacedProducts, roomConfigurationSchema, roomSides } from "@warmeland/schema/rules/room-configuration.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { checkForm, checkIdempotencyKey, invalidInput, type NamedProblem } from "#gateway/endpoint/form-input.ts";
import { readGlobalId } from "#gateway/global-id.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireConfiguration } from "#gateway/sources/rpc/wire-configuration.ts";
import { isConfigurationId } from "./find-room-configuration.ts";
import { RoomConfigurationNotFound, TooManyRoomConfigurations } from "./room-configuration-errors.ts";
import { RoomConfigurationRef } from "./room-configuration.ts";
import { RoomOpeningInput } from "./room-opening.ts";
import { RoomTypeRef } from "./room-type.ts";

const RoomInput = builder.inputType("RoomInput", {
  description: "A room, seen from above.",
  fields: (t) => ({
    name: t.string({ description: "Name of the room, at most 60 characters." }),
    type: t.field({ type: RoomTypeRef, required: true, description: "What it is for." }),
    widthCm: t.int({
      required: true,
      description: `From the left to the right wall, ${roomSides.min} to ${roomSides.max} cm.`,
    }),
    lengthCm: t.int({
      required: true,
      description: `From the back to the front wall, ${roomSides.min} to ${roomSides.max} cm.`,
    }),
    openings: t.field({ type: [RoomOpeningInput], description: "Its doors and windows." }),
  }),
});

const PlacedProductInput = builder.inputType("PlacedProductInput", {
  description: "A piece in the room.",
  fields: (t) => ({
    variantId: t.int({ required: true, description: "Number of the variant." }),
    xCm: t.int({ required: true, description: "From the left wall to its middle, in cm, at most the room's width." }),
    yCm: t.int({ required: true, description: "From the back wall to its middle, in cm, at most the room's length." }),
    turnDegrees: t.int({
      required: true,
      defaultValue: 0,
      description: "How far it is turned clockwise: 0, 90, 180 or 270.",
    }),
  }),
});

const SaveRoomConfigurationInput = builder.inputType("SaveRoomConfigurationInput", {
  description: "A furnished room, whole.",
  fields: (t) => ({
    id: t.id({ description: "`RoomConfiguration.id` of the own one to change; left out for a new one." }),
    room: t.field({ type: RoomInput, required: true, description: "The room." }),
    products: t.field({
      type: [PlacedProductInput],
      required: true,
      description: `What stands in it, at most ${mostPlacedProducts} pieces.`,
    }),
    idempotencyKey: t.string({
      required: true,
      description:
        "Random text of 16 to 128 letters, digits, hyphens or underscores, the same for every repetition of one save.",
    }),
  }),
});

const SaveRoomConfigurationPayloadRef = builder
  .objectRef<{ readonly configuration: WireConfiguration }>("SaveRoomConfigurationPayload")
  .implement({
    description: "The furnished room is saved.",
    fields: (t) => ({
      configuration: t.expose("configuration", { type: RoomConfigurationRef, description: "The saved room." }),
    }),
  });

builder.mutationField("saveRoomConfiguration", (t) =>
  t.field({
    type: SaveRoomConfigurationPayloadRef,
    description:
      "Saves a furnished room for the customer, or for the visitor until somebody signs in. To buy all of it, give its variants to `addItemsToBasket` as an item group.",
    errors: { types: [RoomConfigurationNotFound, TooManyRoomConfigurations, InvalidInput] },
    args: { input: t.arg({ type: SaveRoomConfigurationInput, required: true, description: "The room." }) },
    resolve: async (_root, { input }, context) => {
      const { idempotencyKey } = input;
      const { data, problems } = checkForm(roomConfigurationSchema, input);
      if (!data)
        throw invalidInput(
          context,
          problems.map((problem) => withBounds(problem, input.room)),
        );
      checkIdempotencyKey(context, idempotencyKey);
      const id = input.id == null ? undefined : ownId(input.id);
      const visitorKey = context.visitor.ensureConfigurationsKey();
      try {
        return {
          configuration: await context.sources.rpc.configurations.save(data, { id, visitorKey, idempotencyKey }),
        };
      } catch (error) {
        throw refusalOf(error, context);
      }
    },
  }),
);

/** @throws RoomConfigurationNotFound for what names none */
function ownId(globalId: string): string {
  const read = readGlobalId(globalId);
  if (read?.typename !== "RoomConfiguration" || !isConfigurationId(read.id)) throw new RoomConfigurationNotFound();
  return read.id;
}

function withBounds(problem: NamedProblem, { widthCm, lengthCm }: { widthCm: number; lengthCm: number }): NamedProblem {
  const bounds: Readonly<Record<string, readonly [number, number]>> = {
    widthCm: [roomSides.min, roomSides.max],
    lengthCm: [roomSides.min, roomSides.max],
    xCm: [0, widthCm],
    yCm: [0, lengthCm],
  };
  const [min, max] = bounds[problem.field.split(".").at(-1) ?? ""] ?? [];
  return min === undefined || max === undefined ? problem : { ...problem, parameters: { min, max } };
}

function refusalOf(error: unknown, context: GatewayContext): unknown {
  const problem = rpcProblemOf(error);
  if (problem?.status === 404) return new RoomConfigurationNotFound();
  switch (problem?.code) {
    case "too-many-configurations":
      return new TooManyRoomConfigurations();
    case "idempotency-mismatch":
      return invalidInput(context, [{ field: "idempotencyKey", code: "keyUsed" }]);
    case "invalid-input":
      return invalidInput(context, problem.errors ?? []);
    default:
      return error;
  }
}
