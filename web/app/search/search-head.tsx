import { useTranslation } from "react-i18next";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import type { EmptyText } from "#app/ui/feedback/empty-state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { searchAddress } from "./search-address.ts";

interface SearchHeadProps {
  /** Empty before anything was searched for. */
  readonly term: string;
  readonly isFound: boolean;
  /** The term as the shop would write it, when it looks misspelt. */
  readonly didYouMean?: string | null;
  /** What editors say where nothing was found. */
  readonly emptyText?: EmptyText | undefined;
}

/** What was searched for, whether it was found, and what may have been meant. */
export function SearchHead({ term, isFound, didYouMean, emptyText }: SearchHeadProps) {
  const { t } = useTranslation(["searchPage", "catalog"]);
  const said = term !== "" && !isFound ? emptyText : undefined;
  const title = term === "" ? t("start") : said?.title || t(isFound ? "heading" : "nothingHeading", { term });
  const text = term === "" ? t("startText") : isFound ? undefined : (said?.text ?? t("nothing"));
  return (
    <>
      <Breadcrumb
        crumbs={[
          { value: t("catalog:home"), to: "/" },
          { value: t("title"), to: searchAddress(term) },
        ]}
      />
      <header className="grid max-w-[44rem] justify-items-start gap-2.5 pt-3 pb-6">
        <h1 className="max-w-full font-display text-h1 font-medium tracking-display wrap-anywhere">{title}</h1>
        {text && <p className="text-lead text-ink-muted">{text}</p>}
        {didYouMean && (
          <p>
            <TextLink href={searchAddress(didYouMean)} className="touch-target">
              {t("didYouMean", { term: didYouMean })}
            </TextLink>
          </p>
        )}
        {said && said.links.length > 0 && (
          <p className="flex flex-wrap gap-x-6">
            {said.links.map(({ key, label, href }) => (
              <TextLink key={key} href={href} className="inline-flex min-h-target items-center">
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </header>
    </>
  );
}
