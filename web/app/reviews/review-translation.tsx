import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon/icon.tsx";
import { translateIcon } from "#app/ui/icon/late-icon-paths.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import type { Translation } from "./use-translate-review.ts";

interface ReviewTranslationProps {
  /** Language of the original, such as `de`. */
  readonly language: string;
  readonly translation: Translation;
}

/** Under a foreign review: the button that translates it, what it was translated from, and why it could not be. */
export function ReviewTranslation({ language, translation }: ReviewTranslationProps) {
  const { t, i18n } = useTranslation("reviews");
  const { shown, isTranslated, busy, problem, translate, showOriginal } = translation;
  return (
    <div className="mt-1 text-sm">
      <p className="flex min-h-target flex-wrap items-center gap-x-2">
        {busy ? <Spinner /> : <Icon path={translateIcon} className="size-[1.125rem] text-link" />}
        <span role="status">
          {shown && t("translatedFrom", { language: languageName(language, i18n.language) })}
        </span>{" "}
        {problem !== "missing" && (
          <button
            type="button"
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={shown ? showOriginal : translate}
            className={`touch-target min-h-6 font-semibold ${textLinkClasses}`}
          >
            {busy ? t("translating") : shown ? t("showOriginal") : isTranslated ? t("showTranslation") : t("translate")}
          </button>
        )}
      </p>
      {problem && (
        <Notice type="error" live className="mt-1">
          {t(`problem.${problem}`)}
        </Notice>
      )}
    </div>
  );
}

// made when it is read: the first of these names takes 14 ms of processor time
function languageName(language: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
}
