import { builder } from "#gateway/builder.ts";

export const RoomTypeRef = builder.enumType("RoomType", {
  description: "What a room is for.",
  values: {
    BEDROOM: { description: "Bedroom." },
    LIVING_ROOM: { description: "Living room." },
    DINING_ROOM: { description: "Dining room." },
    CHILDRENS_ROOM: { description: "Children's room." },
    STUDY: { description: "Study, or a place to work." },
  } as const,
});
