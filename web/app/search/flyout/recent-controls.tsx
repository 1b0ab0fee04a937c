import { useTranslation } from "react-i18next";
import { classes } from "#app/ui/classes.ts";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { xIcon } from "#app/ui/icon/icon-paths.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { recentSearches } from "#app/search/recent-searches.ts";

interface RecentControlsProps {
  readonly terms: readonly string[];
  readonly className: string;
}

/** Removes recent searches, one or all. It lies over their rows: an option can hold no button. */
export function RecentControls({ terms, className }: RecentControlsProps) {
  const { t } = useTranslation("searchFlyout");
  return (
    <div
      className={classes(className, "pointer-events-none grid content-start justify-items-end *:pointer-events-auto")}
    >
      <button
        type="button"
        onClick={recentSearches.clear}
        className={`${textLinkClasses} h-8 min-w-target text-right text-xs pointer-coarse:-mt-3 pointer-coarse:h-target pointer-coarse:pt-3`}
      >
        {t("clearRecent")}
      </button>
      {terms.map((term) => (
        <IconButton
          key={term}
          icon={xIcon}
          label={t("removeRecent", { term })}
          onClick={() => recentSearches.remove(term)}
          className="-mr-2.5 text-ink-muted [&_svg]:size-4"
        />
      ))}
    </div>
  );
}
