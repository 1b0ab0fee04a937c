import {
  adviseHardness,
  hardnessFigures,
  hardnessGrades,
  heightRange,
  type HardnessGrade,
  lyingComforts,
  sleepingPositions,
  weightRange,
} from "./hardness-advice.ts";
import { comparedHeights, comparedWeights, publishedGuidance } from "./published-guidance.ts";

const heights = [150, 160, 170, 180, 190, 200, 210, 220];
const weights = [40, 50, 60, 70, 80, 90, 100, 110, 120, 160, 200];

/** The page docs/hardness.md: what the rule advises, made from the rule itself. */
export function hardnessGuide(): string {
  const { medium, firm, referenceHeightCm, kgPerCm, position, comfort, alwaysSoftToKg, alwaysFirmFromKg } =
    hardnessFigures;
  return `${[
    "# Hardness: what the rule advises",
    "Made from `schema/rules/hardness/` by `npm run hardness:guide`; a test fails when it is old. The rule itself: [rules.md](rules.md#hardness).",
    "## Figures",
    table(
      ["figure", "value"],
      [
        [
          "heights and weights",
          `${heightRange.min} to ${heightRange.max} cm, ${weightRange.min} to ${weightRange.max} kg`,
        ],
        ["load", `weight − ${kgPerCm} kg for each cm above ${referenceHeightCm} (+ below)`],
        ["grades", `soft below ${medium} kg of load, medium below ${firm} kg, firm from ${firm} kg`],
        ["position", sleepingPositions.map((each) => `${each} ${signed(position[each])}`).join(", ")],
        ["lying comfort", lyingComforts.map((each) => `${each} ${signed(comfort[each])}`).join(", ")],
        ["ends", `soft to ${alwaysSoftToKg} kg, firm from ${alwaysFirmFromKg} kg of weight, whatever else`],
      ],
    ),
    "## Grades on the back, neutral comfort",
    table(
      ["kg", ...heights.map((heightCm) => `${heightCm} cm`)],
      weights.map((weightKg) => [String(weightKg)].concat(heights.map((heightCm) => gradeOf(heightCm, weightKg)))),
    ),
    "## Beside what others publish",
    "Makers, shops and an insurer differ by a grade and more. Sixty sleepers on their back, ours first, then each published rule; the last lines count how often it says the same and how often it is two grades off.",
    table(
      ["cm", "kg", "ours", ...publishedGuidance.map((_, index) => `(${index + 1})`)],
      [...comparedRows(), ...agreement()],
    ),
    publishedGuidance.map(({ source, rule }, index) => `${index + 1}. ${source}: ${rule}`).join("\n"),
  ].join("\n\n")}\n`;
}

/** How far a published rule and ours are apart over the sixty sleepers. */
export function comparison(published: (typeof publishedGuidance)[number]): { same: number; opposite: number } {
  const distances = sleepers().map(([heightCm, weightKg]) =>
    Math.abs(
      hardnessGrades.indexOf(gradeOf(heightCm, weightKg)) - hardnessGrades.indexOf(published.grade(heightCm, weightKg)),
    ),
  );
  return {
    same: distances.filter((distance) => distance === 0).length,
    opposite: distances.filter((distance) => distance === 2).length,
  };
}

function gradeOf(heightCm: number, weightKg: number): HardnessGrade {
  return adviseHardness({ heightCm, weightKg, position: "back", comfort: "neutral" }).grade;
}

function sleepers(): [heightCm: number, weightKg: number][] {
  return comparedHeights.flatMap((heightCm) =>
    comparedWeights.map((weightKg): [number, number] => [heightCm, weightKg]),
  );
}

function comparedRows(): string[][] {
  return sleepers().map(([heightCm, weightKg]) =>
    [String(heightCm), String(weightKg), gradeOf(heightCm, weightKg)].concat(
      publishedGuidance.map(({ grade }) => grade(heightCm, weightKg)),
    ),
  );
}

function agreement(): string[][] {
  const compared = publishedGuidance.map(comparison);
  return [
    ["", "", "same", ...compared.map(({ same }) => String(same))],
    ["", "", "opposite", ...compared.map(({ opposite }) => String(opposite))],
  ];
}

function signed(kg: number): string {
  return `${kg > 0 ? "+" : ""}${kg} kg`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
