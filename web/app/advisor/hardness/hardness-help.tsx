import type { HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";

const HardnessDialog = lazy(async () => ({ default: (await import("./hardness-dialog.tsx")).HardnessDialog }));

interface HardnessHelpProps {
  readonly product: { readonly id: string; readonly name: string };
  /** Values of `size` and `hardness` that the product can be bought in. */
  readonly sizes: readonly string[];
  readonly grades: readonly string[];
  readonly onApply: (grade: HardnessGrade) => void;
}

const isLengthOfBed = (size: string) => /^\d{2,3}x(?:19|2[0-2])\d$/.test(size);
const overlayId = "hardness-calculator";

/** Opens the hardness calculator beside a choice of grades; its code comes when it is opened. */
export function HardnessHelp({ sizes, ...props }: HardnessHelpProps) {
  const { t } = useTranslation("listing");
  const { open } = useOverlay(overlayId);
  // pillows and seats have grades as well, duvets the sizes of beds
  if (props.grades.length === 0 || !sizes.some(isLengthOfBed)) return null;
  return (
    <>
      <button
        type="button"
        onClick={open}
        className={`-mt-4 -mb-3 min-h-target justify-self-start text-sm print:hidden ${textLinkClasses}`}
      >
        {t("hardnessHelp")}
      </button>
      <OnceOpened overlayId={overlayId}>
        <HardnessDialog overlayId={overlayId} {...props} />
      </OnceOpened>
    </>
  );
}
