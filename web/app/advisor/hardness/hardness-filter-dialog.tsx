import { hardnessGrades, type HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { HardnessFilterHelpProps } from "#app/catalog/filters/hardness-help.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { HardnessAdvisor } from "./hardness-advisor.tsx";
import type { HardnessStep } from "./hardness-answers.ts";
import { HardnessMattresses } from "./hardness-mattresses.tsx";
import { HardnessResult } from "./hardness-result.tsx";

/** The hardness calculator over a listing, which is filtered by what it advises; at the end of the document, because it is a form within one. */
export function HardnessFilterDialog({ overlayId, grades, onApply }: HardnessFilterHelpProps) {
  const { t, i18n } = useTranslation("hardness");
  const { close } = useOverlay(overlayId);
  const [step, setStep] = useState<HardnessStep>("height");
  const inWords = (some: readonly HardnessGrade[]) =>
    new Intl.ListFormat(i18n.language).format(some.map((grade) => t(`grade.${grade}`)));
  return createPortal(
    <Dialog overlayId={overlayId} placement="full" title={t("page.title")}>
      <div className="mx-auto max-w-[66rem] pb-8">
        <HardnessAdvisor
          step={step}
          onStep={setStep}
          heading="h3"
          onCancel={close}
          renderResult={(advice) => {
            const advised = hardnessGrades.filter((grade) => advice.some((each) => each.grade === grade));
            const offered = advised.filter((grade) => grades.includes(grade));
            const missing = advised.filter((grade) => !grades.includes(grade));
            return (
              <>
                <HardnessResult
                  advice={advice}
                  heading="h3"
                  onStep={setStep}
                  actions={
                    <>
                      {missing.length > 0 && (
                        <Notice type="info" className="w-full">
                          {t("listing.none", { grades: inWords(missing) })}
                        </Notice>
                      )}
                      {offered.length > 0 && (
                        <Button
                          className="max-sm:w-full"
                          onClick={() => {
                            onApply(offered);
                            close();
                          }}
                        >
                          {t("listing.apply", { grades: inWords(offered) })}
                        </Button>
                      )}
                    </>
                  }
                />
                {missing.map((grade) => (
                  <HardnessMattresses key={grade} grade={grade} />
                ))}
              </>
            );
          }}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
