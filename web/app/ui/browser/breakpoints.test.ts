import { expect, test } from "vitest";
import { atLeast, breakpoints, deviceClass } from "./breakpoints.ts";

test("the widths are those of the rules", () => {
  expect(breakpoints).toEqual({ xs: 375, sm: 640, md: 768, lg: 992, xl: 1200, "2xl": 1440, xxl: 1536, "3xl": 1920 });
  expect(atLeast("lg")).toBe("(min-width: 992px)");
});

test.each([
  [320, "mobile"],
  [639, "mobile"],
  [640, "tablet"],
  [991, "tablet"],
  [992, "desktop"],
  [1920, "desktop"],
])("%i px is %s", (width, expected) => {
  expect(deviceClass(width)).toBe(expected);
});
