/** Colours of plans and elevations: they stand in the drawing itself, because a picture of it has no style sheet. */
export const drawing = {
  ink: "#1b2738",
  muted: "#5d6470",
  floor: "#ffffff",
  ground: "#f3efe9",
  grid: "#d9d3c8",
  linen: "#f4f1ec",
  error: "#a8182f",
  errorFill: "#f6d3d8",
  swing: "#fbeaec",
  free: "#1d6b4f",
} as const;
