import type { HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { type HardnessStep, hardnessSteps } from "./hardness-answers.ts";

const steps: Readonly<Record<HardnessStep, string>> = {
  height: "",
  weight: "#gewicht",
  comfort: "#ligcomfort",
  result: "#resultaat",
};
const grades: Readonly<Record<string, HardnessGrade>> = { zacht: "soft", gemiddeld: "medium", stevig: "firm" };

/** Where a step of the calculator stands on its page. A hash is not sent to a server. */
export function hashOfStep(step: HardnessStep): string {
  return steps[step];
}

export function stepOfHash(hash: string): HardnessStep {
  return hardnessSteps.find((step) => steps[step] === hash) ?? "height";
}

/** The hash of a shared result: one or two grades, and nothing of who has them. */
export function hashOfGrades(shared: readonly HardnessGrade[]): string {
  const words = shared.map((grade) => Object.keys(grades).find((word) => grades[word] === grade));
  return `#${words.join("-")}`;
}

/** The grades of a shared result; none for any other hash. */
export function gradesOfHash(hash: string): readonly HardnessGrade[] {
  const words = hash.slice(1).split("-");
  const shared = words.flatMap((word) => (Object.hasOwn(grades, word) ? [grades[word]!] : []));
  return words.length <= 2 && shared.length === words.length ? shared : [];
}
