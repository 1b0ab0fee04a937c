import type { BadgeLook } from "./badge.tsx";

/** The look of a badge by the colour an upstream names; an unknown colour falls back to the light one (docs/rules.md#badges). */
export function badgeLook(colour: string | null | undefined): BadgeLook {
  const named = colour?.toLowerCase();
  return named === "sale" || named === "teaser" ? named : "basic";
}
