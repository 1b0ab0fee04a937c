import type { content as dutch } from "../nl/content.ts";

export const content: Readonly<Record<keyof typeof dutch, string>> = {
  "story.unknownBlock": "La boutique ne connaît pas ce bloc.",
  "story.incompleteBlock": "Non rempli ou mal rempli : {fields}.",
};
