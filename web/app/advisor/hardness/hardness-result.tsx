import { needOwnCores, type SleeperAdvice } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { Button } from "#app/ui/button.tsx";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { forgetHardnessAnswers, type HardnessStep, hardnessSteps, useHardnessAnswers } from "./hardness-answers.ts";
import { HardnessScale } from "./hardness-scale.tsx";
import { SaveSleepers } from "./saved/save-sleepers.tsx";

interface HardnessResultProps {
  /** One for each sleeper. */
  readonly advice: readonly SleeperAdvice[];
  readonly heading: "h2" | "h3";
  readonly onStep: (step: HardnessStep) => void;
  /** What can be done with the grade, first of the buttons. */
  readonly actions: ReactNode;
}

/** The grade in words, why, what it was made of, and its place on the scale. */
export function HardnessResult({ advice, heading: Heading, onStep, actions }: HardnessResultProps) {
  const { t, i18n } = useTranslation(["hardness", "ui"]);
  const { asked } = useHardnessAnswers();
  const grades = advice.map(({ grade }) => grade);
  const [first] = grades;
  const isOne = advice.length === 1;
  const nameOf = (index: number) => t(index === 0 ? "sleeper.first" : "sleeper.second");
  const length = Math.max(...advice.map(({ lengthCm }) => lengthCm));
  const title = isOne ? "result.one" : needOwnCores(grades) ? "result.different" : "result.same";
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_1.08fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-18">
      <div>
        <Heading className="font-display text-h1 leading-tight font-medium tracking-display text-balance">
          {t(title, { grade: t(`grade.${first!}`) })}
        </Heading>
        <div className="mt-3 grid max-w-text gap-3 text-lead text-ink-muted">
          {isOne ? (
            <Reasons advice={advice[0]!} />
          ) : (
            <>
              <p>{t(needOwnCores(grades) ? "result.differentText" : "result.sameText")}</p>
              {advice.map((each, index) => (
                <p key={nameOf(index)}>
                  <b className="font-semibold text-ink">
                    {t("ui:label", { name: nameOf(index) })} {t(`grade.${each.grade}`)}.
                  </b>{" "}
                  <Reasons advice={each} />
                </p>
              ))}
            </>
          )}
          {length > 200 && <p>{t("result.length", { length })}</p>}
        </div>
      </div>
      <div className="grid gap-4 lg:row-span-2">
        {advice.map((each, index) => (
          <HardnessScale
            key={nameOf(index)}
            grade={each.grade}
            score={each.score}
            {...(!isOne && { caption: nameOf(index) })}
          />
        ))}
      </div>
      <div>
        <dl className="border-b border-line text-sm">
          {hardnessSteps.slice(0, 3).map((step) => (
            <div
              key={step}
              className="grid min-h-13 grid-cols-[6.5rem_1fr_auto] items-center gap-4 border-t border-line sm:grid-cols-[8rem_1fr_auto]"
            >
              <dt className="text-ink-muted">{t(`step.${step}`)}</dt>
              <dd className="font-semibold tabular-nums">
                {asked
                  .map(({ heightCm, weightKg, comfort }) =>
                    step === "height"
                      ? t("height.value", { count: heightCm })
                      : step === "weight"
                        ? t("weight.value", { count: weightKg })
                        : t(`comfort.${comfort}`),
                  )
                  .join(" · ")}
              </dd>
              <dd>
                <button type="button" onClick={() => onStep(step)} className={`min-h-target ${textLinkClasses}`}>
                  {t("change")}
                  <span className="sr-only"> {withinSentence(t(`step.${step}`), i18n.language)}</span>
                </button>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          {actions}
          <Button
            variant="outline"
            className="max-sm:w-full"
            onClick={() => {
              forgetHardnessAnswers();
              onStep("height");
            }}
          >
            {t("again")}
          </Button>
        </div>
        <SaveSleepers />
        <p className="mt-6 max-w-text text-sm text-ink-muted">{t("result.norm")}</p>
      </div>
    </div>
  );
}

function Reasons({ advice: { reasons } }: { readonly advice: SleeperAdvice }) {
  const { t } = useTranslation("hardness");
  return <span>{reasons.map((reason) => t(`reason.${reason}`)).join(" ")}</span>;
}
