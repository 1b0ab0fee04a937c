import * as z from "zod/mini";

/** Grades of hardness, soft first: the values of the catalogue's attribute `hardness`. */
export const hardnessGrades = ["soft", "medium", "firm"] as const;
export type HardnessGrade = (typeof hardnessGrades)[number];

export const lyingComforts = ["soft", "neutral", "firm"] as const;
export type LyingComfort = (typeof lyingComforts)[number];

export const sleepingPositions = ["side", "back", "stomach", "changing"] as const;
export type SleepingPosition = (typeof sleepingPositions)[number];

/** Heights in cm and weights in kg that the rule answers for (docs/rules.md#hardness). */
export const heightRange = { min: 150, max: 220 } as const;
export const weightRange = { min: 40, max: 200 } as const;

export const sleeperSchema = z.object({
  heightCm: z.int().check(z.minimum(heightRange.min), z.maximum(heightRange.max)),
  weightKg: z.int().check(z.minimum(weightRange.min), z.maximum(weightRange.max)),
  comfort: z.enum(lyingComforts),
  position: z.enum(sleepingPositions),
});
/** Who lies on the mattress: height in cm, weight in kg. */
export type Sleeper = z.output<typeof sleeperSchema>;

/** Why a grade is advised, most important first. */
export const hardnessReasons = [
  "bodyLight",
  "bodyAverage",
  "bodyHeavy",
  "weightDecides",
  "sideSofter",
  "stomachFirmer",
  "comfortSofter",
  "comfortFirmer",
] as const;
export type HardnessReason = (typeof hardnessReasons)[number];

export interface SleeperAdvice {
  readonly grade: HardnessGrade;
  /** Place on the scale from softest (0) to firmest (1); each grade has a third. */
  readonly score: number;
  readonly reasons: readonly HardnessReason[];
  /** Length a mattress should have, in cm. */
  readonly lengthCm: 200 | 210 | 220;
}

/**
 * Loads in kg, as a sleeper of 175 cm: medium begins at `medium`, firm at `firm`. Height, position and comfort shift the load; the last two
 * together by less than half a grade. At the ends weight alone decides.
 */
export const hardnessFigures = {
  medium: 65,
  firm: 95,
  referenceHeightCm: 175,
  kgPerCm: 0.4,
  position: { side: -5, back: 0, stomach: 5, changing: 0 },
  comfort: { soft: -8, neutral: 0, firm: 8 },
  alwaysSoftToKg: 50,
  alwaysFirmFromKg: 111,
} as const;

/**
 * The grade for one sleeper: total and the same for equal figures, never softer for more weight (docs/rules.md#hardness).
 * Hardness has no norm; the rule is not made for children or during a pregnancy.
 */
export function adviseHardness({ heightCm, weightKg, comfort, position }: Sleeper): SleeperAdvice {
  const figures = hardnessFigures;
  const body = weightKg - figures.kgPerCm * (heightCm - figures.referenceHeightCm);
  const load = withinEnds(body + figures.position[position] + figures.comfort[comfort], weightKg);
  const grade = gradeOf(load);
  return {
    grade,
    score: scoreOf(load),
    reasons: reasonsOf(body, weightKg, position, comfort),
    lengthCm: lengthFor(heightCm),
  };
}

/** Whether sleepers of these grades share one mattress, or lie on a core each. */
export function needOwnCores(grades: readonly HardnessGrade[]): boolean {
  return new Set(grades).size > 1;
}

function withinEnds(load: number, weightKg: number): number {
  const { medium, firm, alwaysSoftToKg, alwaysFirmFromKg } = hardnessFigures;
  if (weightKg <= alwaysSoftToKg) return Math.min(load, medium - 1);
  return weightKg >= alwaysFirmFromKg ? Math.max(load, firm) : load;
}

function gradeOf(load: number): HardnessGrade {
  if (load < hardnessFigures.medium) return "soft";
  return load < hardnessFigures.firm ? "medium" : "firm";
}

function scoreOf(load: number): number {
  const { medium, firm } = hardnessFigures;
  const grade = firm - medium;
  return Math.min(1, Math.max(0, (load - medium + grade) / (3 * grade)));
}

const bodyReasons: Readonly<Record<HardnessGrade, HardnessReason>> = {
  soft: "bodyLight",
  medium: "bodyAverage",
  firm: "bodyHeavy",
};

function reasonsOf(
  body: number,
  weightKg: number,
  position: SleepingPosition,
  comfort: LyingComfort,
): readonly HardnessReason[] {
  const { alwaysSoftToKg, alwaysFirmFromKg } = hardnessFigures;
  if (weightKg <= alwaysSoftToKg || weightKg >= alwaysFirmFromKg) return ["weightDecides"];
  const reasons: HardnessReason[] = [bodyReasons[gradeOf(body)]];
  if (position === "side") reasons.push("sideSofter");
  if (position === "stomach") reasons.push("stomachFirmer");
  if (comfort === "soft") reasons.push("comfortSofter");
  if (comfort === "firm") reasons.push("comfortFirmer");
  return reasons;
}

// a bed is at least 10 cm longer than who lies in it
function lengthFor(heightCm: number): SleeperAdvice["lengthCm"] {
  if (heightCm <= 190) return 200;
  return heightCm <= 200 ? 210 : 220;
}
