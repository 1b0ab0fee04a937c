import type { BadgeLook } from "./badge.tsx";

/** The look of a badge by the colour an upstream names; an unknown colour falls back to the light one (specification §3). */
export function badgeLook(colour: string | null | undefined): BadgeLook {
  const named = colour?.toLowerCase();
  return named === "sale" || named === "teaser" ? named : "basic";
}
