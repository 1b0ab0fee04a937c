/** What a piece is called in a plan: its name without its colour, `Boxspring Veluwe`. */
export function shortName(name: string): string {
  return name.split(",")[0]!;
}
