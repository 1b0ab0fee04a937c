export type StarFill = "full" | "half" | "empty";

/** How each of five stars is filled: half for a fraction above .25 and below .75, full from there on (docs/rules.md#badges). */
export function starFills(score: number): StarFill[] {
  return [0, 1, 2, 3, 4].map((before) => {
    const part = score - before;
    if (part >= 0.75) return "full";
    return part > 0.25 ? "half" : "empty";
  });
}
