import * as z from "zod/mini";
import { lengthOfWall, mostOpenings, openingSchema } from "./room/openings.ts";
import { optionalText, type FieldProblemKey } from "./field-rules.ts";

export const roomTypes = ["BEDROOM", "LIVING_ROOM", "DINING_ROOM", "CHILDRENS_ROOM", "STUDY"] as const;
export type RoomType = (typeof roomTypes)[number];

/** How long and how wide a room may be, in cm. */
export const roomSides = { min: 100, max: 2000 } as const;
/** How many pieces a room holds. */
export const mostPlacedProducts = 100;

const choice: FieldProblemKey = "choice";
const range: FieldProblemKey = "range";
const tooLong: FieldProblemKey = "tooLong";

const side = () => z.int(range).check(z.minimum(roomSides.min, range), z.maximum(roomSides.max, range));
const place = () => z.int(range).check(z.minimum(0, range), z.maximum(roomSides.max, range));

/** Lengths in cm, positions of a piece's middle from the room's left and back wall, turns clockwise. Messages are `FieldProblemKey`s (docs/rules.md#rooms). */
export const roomConfigurationSchema = z
  .object({
    room: z.object({
      name: optionalText(60),
      type: z.enum(roomTypes, choice),
      widthCm: side(),
      lengthCm: side(),
      openings: z.nullish(z.array(openingSchema).check(z.maxLength(mostOpenings, tooLong))),
    }),
    products: z
      .array(
        z.object({
          variantId: z.int(choice).check(z.positive(choice)),
          xCm: place(),
          yCm: place(),
          turnDegrees: z.literal([0, 90, 180, 270], choice),
        }),
      )
      .check(z.maxLength(mostPlacedProducts, tooLong)),
  })
  .check(
    z.superRefine(({ room, products }, context) => {
      for (const [index, { wall, fromCm, widthCm }] of (room.openings ?? []).entries()) {
        if (fromCm + widthCm > lengthOfWall(wall, room))
          context.addIssue({ code: "custom", path: ["room", "openings", index, "widthCm"], message: range });
      }
      for (const [index, { xCm, yCm }] of products.entries()) {
        if (xCm > room.widthCm) context.addIssue({ code: "custom", path: ["products", index, "xCm"], message: range });
        if (yCm > room.lengthCm) context.addIssue({ code: "custom", path: ["products", index, "yCm"], message: range });
      }
    }),
  );

/** A room and what stands in it. */
export type RoomConfiguration = z.output<typeof roomConfigurationSchema>;
