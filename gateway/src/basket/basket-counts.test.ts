import { expect, test } from "vitest";
import { basketCount } from "@warmeland/schema/rules/basket-count.ts";
import { soldOutCountOf } from "./basket-counts.ts";

const main = {
  quantity: 2,
  status: "available" as const,
  itemGroup: { id: "bed", isMainItem: true, isRequired: true },
};
const required = {
  quantity: 4,
  status: "available" as const,
  itemGroup: { id: "bed", isMainItem: false, isRequired: true },
};
const optional = {
  quantity: 1,
  status: "available" as const,
  itemGroup: { id: "bed", isMainItem: false, isRequired: false },
};
const alone = { quantity: 3, status: "available" as const };

test("only main items and items without a group count", () => {
  expect(basketCount([main, required, optional, alone])).toBe(5);
  expect(basketCount([])).toBe(0);
});

test("a group without a required member counts as sold out with its main item's quantity", () => {
  expect(soldOutCountOf([main, required, optional, alone])).toBe(0);
  expect(soldOutCountOf([main, { ...required, status: "unavailable" }, alone])).toBe(2);
  expect(soldOutCountOf([main, { ...optional, status: "unavailable" }, alone])).toBe(0);
});

test("a sold-out item counts once with its own quantity", () => {
  expect(
    soldOutCountOf([
      { ...main, status: "unavailable" },
      { ...required, status: "deleted" },
      { ...alone, status: "unavailable" },
    ]),
  ).toBe(5);
});
