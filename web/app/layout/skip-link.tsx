import { useTranslation } from "react-i18next";
import { anchorLinksAttribute } from "#app/ui/browser/focus-reset.ts";

/** Every page's main part carries this id. */
export const contentId = "inhoud";

/** First in the document: past header and menu. The focus comes here after each navigation. */
export function SkipLink() {
  const { t } = useTranslation("layout");
  return (
    <div {...{ [anchorLinksAttribute]: "" }} tabIndex={-1} className="outline-none">
      <a
        href={`#${contentId}`}
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-(--z-tooltip) focus:bg-page focus:px-4 focus:py-3 focus:font-semibold"
      >
        {t("skipToContent")}
      </a>
    </div>
  );
}
