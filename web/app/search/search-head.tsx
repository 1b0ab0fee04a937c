import { useTranslation } from "react-i18next";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { searchAddress } from "./search-address.ts";

interface SearchHeadProps {
  /** Empty before anything was searched for. */
  readonly term: string;
  readonly isFound: boolean;
  /** The term as the shop would write it, when it looks misspelt. */
  readonly didYouMean?: string | null;
}

/** What was searched for, whether it was found, and what may have been meant. */
export function SearchHead({ term, isFound, didYouMean }: SearchHeadProps) {
  const { t } = useTranslation(["searchPage", "search", "catalog"]);
  const title = term === "" ? t("start") : t(isFound ? "heading" : "nothingHeading", { term });
  const text = term === "" ? t("startText") : isFound ? undefined : t("nothing");
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
              {t("search:didYouMean", { term: didYouMean })}
            </TextLink>
          </p>
        )}
      </header>
    </>
  );
}
