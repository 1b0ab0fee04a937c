import { expect, test } from "vitest";
import { shops } from "@warmeland/schema/rules/shops.ts";
import { homeByName } from "./home-by-name.ts";

test.each([
  ["/home", "/"],
  ["/home?utm_source=brief&variant=3", "/?utm_source=brief&variant=3"],
  ["/be-nl/home?a=1", "/be-nl?a=1"],
  ["/", undefined],
  ["/homebox", undefined],
  ["/meubels/home", undefined],
])("%s lives at %s", (address, expected) => {
  expect(homeByName(new URL(address, "https://shop.example"), shops)).toBe(expected);
});
