/** A piece of furniture as a box, in cm. */
export interface Bulk {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** What it has to pass, in cm. */
export interface Doorway {
  /** Between the posts, with the door open or lifted out. */
  readonly width: number;
  readonly height: number;
  /** How wide the hall is from which one turns into it; undefined where one comes straight. */
  readonly hall?: number | undefined;
}

/** How it passes: as it stands, laid on its back, or upright on its end. */
export const passages = ["standing", "lying", "upright"] as const;
export type Passage = (typeof passages)[number];

/** Centimetres that hands and padding need between the posts. */
export const doorPlay = 2;
/** The ceiling under which a piece is raised on its end, in cm: that of an old Dutch house. */
export const raisingHeight = 240;
/** What can be typed for a doorway and a hall, in cm. */
export const doorRange = { min: 50, max: 300 } as const;

/** How a piece of furniture passes a doorway, the easiest way first; null when it does not (docs/rules.md#doors). */
export function passesDoor({ width, depth, height }: Bulk, doorway: Doorway): Passage | null {
  const long = Math.max(width, depth);
  const short = Math.min(width, depth);
  if (turnsIn(long, short, height, doorway)) return "standing";
  if (turnsIn(long, height, short, doorway)) return "lying";
  const isRaised = Math.hypot(long, Math.min(short, height)) <= raisingHeight;
  return isRaised && turnsIn(Math.max(short, height), Math.min(short, height), long, doorway) ? "upright" : null;
}

/** Whether a box of a length and a thickness, seen from above, turns in from the hall and is low enough. */
function turnsIn(length: number, thickness: number, height: number, { width, height: top, hall }: Doorway): boolean {
  const free = width - doorPlay;
  if (thickness > free || height > top) return false;
  return hall === undefined || length <= hall || length <= reachAroundCorner(hall, free, thickness);
}

const steps = 900;

/**
 * The longest box of a thickness that is carried around the corner of two corridors, in cm: at every angle its outer side touches both outer
 * walls, and the inner corner has to stay clear of its inner side.
 */
export function reachAroundCorner(one: number, other: number, thickness: number): number {
  if (thickness > Math.min(one, other)) return 0;
  let least = Infinity;
  for (let step = 1; step < steps; step += 1) {
    const angle = (step / steps) * (Math.PI / 2);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    least = Math.min(least, (one * cosine + other * sine - thickness) / (sine * cosine));
  }
  return least;
}
