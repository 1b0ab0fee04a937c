import { useTranslation } from "react-i18next";
import { useHref, useLocation } from "react-router";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { useLiveStory } from "./use-live-story.ts";

interface PreviewMarkProps {
  /** Origin of the content system's editor. */
  readonly editor: string;
}

/** Says that a page shows drafts, and lets the editor change them. */
export default function PreviewMark({ editor }: PreviewMarkProps) {
  const { t } = useTranslation(["preview", "ui"]);
  const { pathname } = useLocation();
  const address = useHref(pathname);
  const { hasFailed } = useLiveStory(editor);
  return (
    <aside
      aria-label={t("mark")}
      className="fixed bottom-3 left-3 z-50 flex max-w-[calc(100vw-1.5rem)] flex-wrap items-center gap-x-4 rounded-md border border-line-strong bg-surface px-4 py-1 text-sm shadow-lg print:hidden"
    >
      <p>
        <strong>{t("ui:label", { name: t("mark") })}</strong>{" "}
        <span role="status">{t(hasFailed ? "failed" : "explained")}</span>
      </p>
      {/* the address without the preview, from the server */}
      <a href={address} className={`inline-flex min-h-target items-center ${textLinkClasses}`}>
        {t("leave")}
      </a>
    </aside>
  );
}
