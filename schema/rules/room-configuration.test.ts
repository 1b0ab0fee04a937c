import { expect, test } from "vitest";
import { mostPlacedProducts, roomConfigurationSchema } from "./room-configuration.ts";

const room = { name: " Slaapkamer ", type: "BEDROOM", widthCm: 320, lengthCm: 410 };
const bed = { variantId: 12, xCm: 160, yCm: 105, turnDegrees: 0 };

const pieces = (count: number) => ({ room, products: Array.from({ length: count }, () => bed) });

function problemsOf(input: unknown): Record<string, string> {
  return Object.fromEntries(
    (roomConfigurationSchema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );
}

test("a room keeps what stands in it; an empty one and one without a name are rooms too", () => {
  expect(roomConfigurationSchema.parse({ room, products: [bed] })).toEqual({
    room: { ...room, name: "Slaapkamer" },
    products: [bed],
  });
  expect(roomConfigurationSchema.parse({ room: { ...room, name: "" }, products: [] }).room.name).toBeUndefined();
});

test.each<[object, object, Record<string, string>]>([
  [{ type: "GARAGE" }, bed, { "room.type": "choice" }],
  [{ widthCm: 99 }, { ...bed, xCm: 50 }, { "room.widthCm": "range" }],
  [{ lengthCm: 2001 }, bed, { "room.lengthCm": "range" }],
  [{ widthCm: 320.5 }, bed, { "room.widthCm": "range" }],
  [{ name: "x".repeat(61) }, bed, { "room.name": "tooLong" }],
  [{}, { ...bed, xCm: 321 }, { "products.0.xCm": "range" }],
  [{}, { ...bed, yCm: 411 }, { "products.0.yCm": "range" }],
  [{}, { ...bed, yCm: -1 }, { "products.0.yCm": "range" }],
  [{}, { ...bed, turnDegrees: 45 }, { "products.0.turnDegrees": "choice" }],
  [{}, { ...bed, variantId: 0 }, { "products.0.variantId": "choice" }],
])("%j with %j is refused: %j", (change, product, problems) => {
  expect(problemsOf({ room: { ...room, ...change }, products: [product] })).toEqual(problems);
});

test("more pieces than fit on the list are refused", () => {
  expect(problemsOf(pieces(mostPlacedProducts))).toEqual({});
  expect(problemsOf(pieces(mostPlacedProducts + 1))).toEqual({ products: "tooLong" });
});
