import type { HardnessGrade } from "./hardness-advice.ts";

interface PublishedTable {
  /** Where it stands. */
  readonly source: string;
  readonly rule: string;
  /** Its grade for a height in cm and a weight in kg. */
  readonly grade: (heightCm: number, weightKg: number) => HardnessGrade;
}

const byWeight =
  (mediumFrom: number, firmFrom: number) =>
  (_heightCm: number, weightKg: number): HardnessGrade => {
    if (weightKg < mediumFrom) return "soft";
    return weightKg < firmFrom ? "medium" : "firm";
  };

/** Around height − 100, the share of it that still counts as average. */
const byHeight =
  (share: number) =>
  (heightCm: number, weightKg: number): HardnessGrade => {
    const average = heightCm - 100;
    if (weightKg < average * (1 - share)) return "soft";
    return weightKg <= average * (1 + share) ? "medium" : "firm";
  };

/** What makers, shops and an insurer publish; H1 and H2 count as soft, H3 as medium, H4 and H5 as firm. */
export const publishedGuidance: readonly PublishedTable[] = [
  { source: "steffenstoye.de", rule: "soft to 80 kg, medium to 110 kg, firm above", grade: byWeight(80, 110) },
  { source: "ikhealthmanagement.nl", rule: "soft below 60 kg, medium to 100 kg, firm above", grade: byWeight(60, 101) },
  {
    source: "ikk-classic.de, dein-polster.com",
    rule: "medium about height − 100 (here within 10 %)",
    grade: byHeight(0.1),
  },
  { source: "steffenstoye.de, by height", rule: "medium within 17.5 % of height − 100", grade: byHeight(0.175) },
];

/** Sixty sleepers to compare on: each height with each weight. */
export const comparedHeights = [155, 165, 175, 185, 195, 205] as const;
export const comparedWeights = [45, 55, 65, 75, 85, 95, 105, 115, 130, 150] as const;
