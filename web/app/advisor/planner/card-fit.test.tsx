import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { CardFit } from "./card-fit.tsx";
import { firstToFit } from "./first-to-fit.ts";

const sized = (variantId: number, widthCm: number, depthCm: number, sellable = true) => ({
  node: { variantId, sellable, measures: { widthCm, depthCm }, attributes: [] },
});
/** A room in which only what is at most so wide has a place, and at the door when it is just as wide. */
const room = (widest: number) => ({
  placeFor: ({ widthCm }: { readonly widthCm: number }) =>
    widthCm > widest ? undefined : { xCm: 0, yCm: 0, turnDegrees: 0 as const, isInSwing: widthCm === widest },
});
const bed = { variants: { edges: [sized(1, 140, 210, false), sized(2, 200, 210), sized(3, 180, 210)] } };

test.each([
  [210, "Past, 200 × 210 cm"],
  [200, "Past, 180 × 210 cm"],
  [180, "Past, let op de deur: 180 × 210 cm"],
  [150, "Past niet, 200 × 210 cm"],
])("where %i cm is free a bed says '%s', of the sizes that can be bought", (widest, says) => {
  renderShop(<CardFit found={firstToFit(bed, room(widest))} />);
  expect(screen.getByText(says)).toBeTruthy();
});

test("what has no measures says nothing", () => {
  const { container } = renderShop(<CardFit found={firstToFit({ variants: { edges: [] } }, room(100))} />);
  expect(container.textContent).toBe("");
});
