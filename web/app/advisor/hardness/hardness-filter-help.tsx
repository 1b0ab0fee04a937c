import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { HardnessFilterHelpProps } from "#app/catalog/filters/hardness-help.ts";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";

const HardnessFilterDialog = lazy(async () => ({
  default: (await import("./hardness-filter-dialog.tsx")).HardnessFilterDialog,
}));

/** Opens the hardness calculator below the filter of grades; its code comes when it is opened. */
export const hardnessFilterHelp = (props: HardnessFilterHelpProps) => <FilterHelp {...props} />;

function FilterHelp(props: HardnessFilterHelpProps) {
  const { t } = useTranslation("listing");
  const { overlayId } = props;
  const { open } = useOverlay(overlayId, "drawer");
  return (
    <>
      <button type="button" onClick={open} className={`mt-1 min-h-target text-sm noscript:hidden ${textLinkClasses}`}>
        {t("hardnessHelp")}
      </button>
      <OnceOpened overlayId={overlayId}>
        <HardnessFilterDialog {...props} />
      </OnceOpened>
    </>
  );
}
