import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon/icon.tsx";
import { checkIcon, xIcon } from "#app/ui/icon/icon-paths.ts";

/** What the shop shows of what customers write. */
export function ReviewRules() {
  const { t } = useTranslation("writeReview");
  return (
    <aside aria-labelledby="review-rules" className="self-start rounded-sm bg-surface p-6 text-sm">
      <h2 id="review-rules" className="font-semibold">
        {t("rules.title")}
      </h2>
      <ul>
        {(["everything", "bought", "nothing"] as const).map((rule) => (
          <li key={rule} className="flex gap-2.5 pt-3">
            <Icon path={rule === "nothing" ? xIcon : checkIcon} className="mt-0.5 size-[1.125rem] shrink-0" />
            {t(`rules.${rule}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
