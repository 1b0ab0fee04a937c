import { hardnessGrades, type HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { ApplyGrade } from "./apply-grade.tsx";
import { HardnessAdvisor } from "./hardness-advisor.tsx";
import type { HardnessStep } from "./hardness-answers.ts";
import { HardnessMattresses } from "./hardness-mattresses.tsx";
import { HardnessResult } from "./hardness-result.tsx";

interface HardnessDialogProps {
  readonly overlayId: string;
  readonly product: { readonly id: string; readonly name: string };
  /** Values of `hardness` that the product can be bought in. */
  readonly grades: readonly string[];
  readonly onApply: (grade: HardnessGrade) => void;
}

/** The hardness calculator over a product, which takes the grade over. */
export function HardnessDialog({ overlayId, product, grades, onApply }: HardnessDialogProps) {
  const { t } = useTranslation("hardness");
  const { close } = useOverlay(overlayId);
  const [step, setStep] = useState<HardnessStep>("height");
  const offered = hardnessGrades.filter((grade) => grades.includes(grade));
  const apply = (grade: HardnessGrade) => {
    onApply(grade);
    close();
  };
  return (
    <Dialog overlayId={overlayId} placement="full" title={t("page.title")}>
      <div className="mx-auto max-w-[66rem] pb-8">
        <HardnessAdvisor
          step={step}
          onStep={setStep}
          heading="h3"
          onCancel={close}
          renderResult={(advice) => (
            <>
              <HardnessResult
                advice={advice}
                heading="h3"
                onStep={setStep}
                actions={<ApplyGrade advice={advice} productName={product.name} offered={offered} onApply={apply} />}
              />
              {[...new Set(advice.map(({ grade }) => grade))]
                .filter((grade) => !offered.includes(grade))
                .map((grade) => (
                  <HardnessMattresses key={grade} grade={grade} except={product.id} />
                ))}
            </>
          )}
        />
      </div>
    </Dialog>
  );
}
