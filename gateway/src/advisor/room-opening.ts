import { mostOpenings, type Opening, openingWidths } from "@warmeland/schema/rules/room/openings.ts";
import { builder } from "#gateway/builder.ts";

const OpeningKindRef = builder.enumType("OpeningKind", {
  description: "What an opening in a wall is.",
  values: { DOOR: { description: "Door." }, WINDOW: { description: "Window." } } as const,
});

const WallRef = builder.enumType("Wall", {
  description: "A wall of a room, seen from above with the back wall on top.",
  values: {
    BACK: { description: "Back wall, on top." },
    RIGHT: { description: "Right wall." },
    FRONT: { description: "Front wall, at the bottom." },
    LEFT: { description: "Left wall." },
  } as const,
});

const HingeRef = builder.enumType("Hinge", {
  description: "At which end of its opening a door hangs.",
  values: {
    START: { description: "At the end `fromCm` names." },
    END: { description: "At the other end." },
  } as const,
});

const from = "Where it begins, in cm from the left end of the back or front wall, or the back end of the others";
const width = `How wide it is, ${openingWidths.min} to ${openingWidths.max} cm.`;

/** A door or window of a room. */
export const RoomOpeningRef = builder.objectRef<Opening>("RoomOpening").implement({
  description: "A door or window in a wall.",
  fields: (t) => ({
    kind: t.expose("kind", { type: OpeningKindRef, description: "What it is." }),
    wall: t.expose("wall", { type: WallRef, description: "In which wall." }),
    fromCm: t.exposeInt("fromCm", { description: `${from}.` }),
    widthCm: t.exposeInt("widthCm", { description: width }),
    hinge: t.expose("hinge", { type: HingeRef, description: "At which end a door hangs." }),
    swingsIn: t.exposeBoolean("swingsIn", { description: "Whether a door swings into the room." }),
  }),
});

/** A door or window as it is saved; a room has at most 20. */
export const RoomOpeningInput = builder.inputType("RoomOpeningInput", {
  description: `A door or window in a wall; a room has at most ${mostOpenings}.`,
  fields: (t) => ({
    kind: t.field({ type: OpeningKindRef, required: true, description: "What it is." }),
    wall: t.field({ type: WallRef, required: true, description: "In which wall." }),
    fromCm: t.int({ required: true, description: `${from}; it ends inside the wall.` }),
    widthCm: t.int({ required: true, description: width }),
    hinge: t.field({
      type: HingeRef,
      required: true,
      defaultValue: "START",
      description: "At which end a door hangs.",
    }),
    swingsIn: t.boolean({ required: true, defaultValue: true, description: "Whether a door swings into the room." }),
  }),
});
