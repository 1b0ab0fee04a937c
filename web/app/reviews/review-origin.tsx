import { useTranslation } from "react-i18next";

/** How reviews come about and what the shop checks (docs/rules.md#reviews-by-customers). */
export function ReviewOrigin() {
  const { t } = useTranslation("reviews");
  return (
    <details className="mt-5 text-sm">
      <summary className="flex min-h-target cursor-pointer items-center underline underline-offset-[.22em]">
        {t("origin.title")}
      </summary>
      {(["verified", "read", "others"] as const).map((part) => (
        <p key={part} className="mt-2 text-ink-muted">
          {t(`origin.${part}`)}
        </p>
      ))}
    </details>
  );
}
