import { heightRange, type Sleeper, weightRange } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useSyncExternalStore } from "react";
import { createObservable } from "#app/ui/browser/observable.ts";

export const hardnessSteps = ["height", "weight", "comfort", "result"] as const;
export type HardnessStep = (typeof hardnessSteps)[number];

/** What is measured of a sleeper. */
export type Measure = "heightCm" | "weightKg";
export const measureRanges: Readonly<Record<Measure, { readonly min: number; readonly max: number }>> = {
  heightCm: heightRange,
  weightKg: weightRange,
};

export interface HardnessAnswers {
  readonly forTwo: boolean;
  readonly sleepers: readonly [Sleeper, Sleeper];
}

const average: Sleeper = { heightCm: 175, weightKg: 75, comfort: "neutral", position: "changing" };
const untouched: HardnessAnswers = { forTwo: false, sleepers: [average, average] };

// in the memory of this tab and nowhere else: neither stored nor sent, unless a customer saves it with the account (docs/rules.md#hardness)
const answers = createObservable(untouched);

/** What the shopper has entered, the same on the page and in the dialog until the tab is closed or loads anew. */
export function useHardnessAnswers() {
  const current = useSyncExternalStore(answers.subscribe, answers.get, () => untouched);
  return {
    ...current,
    /** Those who are asked about. */
    asked: current.forTwo ? current.sleepers : current.sleepers.slice(0, 1),
    setForTwo: (forTwo: boolean) => answers.set({ ...current, forTwo }),
    /** @param index of the sleeper, 0 or 1 */
    change: (index: number, changed: Partial<Sleeper>) => {
      const [first, second] = current.sleepers;
      answers.set({
        ...current,
        sleepers: index === 0 ? [{ ...first, ...changed }, second] : [first, { ...second, ...changed }],
      });
    },
  };
}

/** Answers for one sleeper or two at once, as they were saved. */
export function fillHardnessAnswers([first = average, second]: readonly Sleeper[]): void {
  answers.set({ forTwo: second !== undefined, sleepers: [first, second ?? average] });
}

/** Begins anew. */
export function forgetHardnessAnswers(): void {
  answers.set(untouched);
}
