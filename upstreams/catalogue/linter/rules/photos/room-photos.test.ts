import { expect, test } from "vitest";

import { cleanImage, cleanProduct, findingsOf } from "../../testing/clean-catalogue.ts";
import { roomPhotos } from "./room-photos.ts";

test("a sofa is shown in a room, a mattress need not be", () => {
  const sofa = { referenceKey: "08-0001-A", categories: ["/banken/hoekbanken"] };
  const room = { ...cleanImage("kamer-01.webp"), type: "room" as const };
  expect(findingsOf(roomPhotos, [cleanProduct(), cleanProduct({ ...sofa, images: [room] })])).toEqual([]);
  expect(findingsOf(roomPhotos, [cleanProduct(sofa)])).toEqual(["08-0001-A: is shown in no room"]);
});
