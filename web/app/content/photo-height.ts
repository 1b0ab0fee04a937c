/** How high a picture of a story is shown at a width: in its own shape, an upright one three by four (docs/rules.md#pictures-of-stories). */
export function photoHeight({ width, height }: { readonly width: number; readonly height: number }): number {
  return height > width ? Math.ceil((width * 4) / 3) : height;
}
