import { adviseHardness, type SleeperAdvice } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { Button } from "#app/ui/button.tsx";
import { StepBar } from "#app/ui/feedback/step-bar.tsx";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { RadioRow } from "#app/ui/form/radio-row.tsx";
import { ComfortField } from "./comfort-field.tsx";
import { type HardnessStep, hardnessSteps, type Measure, useHardnessAnswers } from "./hardness-answers.ts";
import { MeasureField } from "./measure-field.tsx";
import { RecallSleepers } from "./saved/recall-sleepers.tsx";

interface HardnessAdvisorProps {
  readonly step: HardnessStep;
  readonly onStep: (step: HardnessStep) => void;
  /** Address of a step, so that done ones are links; a dialog has none. */
  readonly stepHref?: (step: HardnessStep) => string;
  readonly heading: "h2" | "h3";
  readonly onCancel?: () => void;
  /** What stands at the end; one advice for each sleeper. */
  readonly renderResult: (advice: readonly SleeperAdvice[]) => ReactNode;
}

const measureOf: Readonly<Record<"height" | "weight", Measure>> = { height: "heightCm", weight: "weightKg" };

/** Four steps from height to a grade of hardness. What is entered leaves the browser only when a customer saves it (docs/rules.md#hardness). */
export function HardnessAdvisor({
  step,
  onStep,
  stepHref,
  heading: Heading,
  onCancel,
  renderResult,
}: HardnessAdvisorProps) {
  const { t } = useTranslation("hardness");
  const { forTwo, asked, setForTwo, change } = useHardnessAnswers();
  const [invalid, setInvalid] = useState<ReadonlySet<number>>(new Set());
  const question = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setInvalid(new Set());
    question.current?.focus();
  }, [step]);
  const place = hardnessSteps.indexOf(step);
  const goOn = () => {
    if (invalid.size > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    else onStep(hardnessSteps[place + 1]!);
  };
  const nameOf = (index: number) => (forTwo ? t(index === 0 ? "sleeper.first" : "sleeper.second") : undefined);
  return (
    <>
      <StepBar
        label={t("steps")}
        steps={hardnessSteps.map((key, index) => ({
          key,
          label: t(`step.${key}`),
          state: index < place ? "done" : index === place ? "current" : "next",
          ...(stepHref && { href: stepHref(key) }),
        }))}
      />
      {step === "result" ? (
        <div ref={question} tabIndex={-1} className="outline-none">
          {renderResult(asked.map(adviseHardness))}
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
          className="grid max-w-3xl gap-6"
        >
          <Heading
            ref={question}
            tabIndex={-1}
            className="font-display text-h2 font-medium tracking-display text-balance outline-none"
          >
            {t(`${forTwo ? "questionForTwo" : "question"}.${step}`)}
          </Heading>
          <NeedsScript what="form" className="" />
          {step === "height" && (
            <Fieldset id="hardness-sleepers" legend={t("sleepers.legend")}>
              <div className="flex flex-wrap gap-x-8">
                {[false, true].map((two) => (
                  <RadioRow
                    key={String(two)}
                    name="sleepers"
                    label={t(two ? "sleepers.two" : "sleepers.one")}
                    checked={forTwo === two}
                    onChange={() => setForTwo(two)}
                  />
                ))}
              </div>
            </Fieldset>
          )}
          <div className={`grid gap-8 ${forTwo ? "md:grid-cols-2" : ""}`}>
            {asked.map((sleeper, index) =>
              step === "comfort" ? (
                <ComfortField
                  key={index === 0 ? "first" : "second"}
                  value={sleeper}
                  sleeper={nameOf(index)}
                  onChange={(changed) => change(index, changed)}
                />
              ) : (
                <MeasureField
                  key={`${step}-${index === 0 ? "first" : "second"}`}
                  measure={measureOf[step]}
                  value={sleeper[measureOf[step]]}
                  sleeper={nameOf(index)}
                  onChange={(value) => change(index, { [measureOf[step]]: value })}
                  onValid={(valid) => setInvalid(toggled(invalid, index, !valid))}
                />
              ),
            )}
          </div>
          <p className="text-sm text-ink-muted">{t("device")}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" className="max-sm:w-full">
              {t(step === "comfort" ? "showResult" : "next")}
            </Button>
            {place > 0 && (
              <Button variant="outline" className="max-sm:w-full" onClick={() => onStep(hardnessSteps[place - 1]!)}>
                {t("back")}
              </Button>
            )}
            {step === "height" && <RecallSleepers onFilled={() => onStep("result")} />}
            {onCancel && (
              <Button variant="ghost" className="max-sm:w-full" onClick={onCancel}>
                {t("cancel")}
              </Button>
            )}
          </div>
        </form>
      )}
    </>
  );
}

function toggled(set: ReadonlySet<number>, member: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isIn) next.add(member);
  else next.delete(member);
  return next;
}
