import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ChosenFilterLabel } from "#app/catalog/filters/chosen-filters.ts";
import type { ListingAddress } from "./use-listing-address.ts";

export interface CategoryLink {
  readonly name: string;
  readonly path: string;
}

interface FilteredOutProps {
  readonly name: string;
  readonly chosen: readonly ChosenFilterLabel[];
  readonly address: ListingAddress;
  /** Categories that may have what this one has not. */
  readonly elsewhere: readonly CategoryLink[];
}

/** No product meets every choice: the ways out. */
export function FilteredOut({ name, chosen, address, elsewhere }: FilteredOutProps) {
  const { t } = useTranslation(["emptyListing", "listing"]);
  const price = chosen.find(({ key }) => key === "price");
  const last = chosen.findLast(({ key }) => key !== "price");
  return (
    <div className="grid justify-items-start gap-4 rounded-md bg-surface p-8">
      <h2 className="font-display text-h3 font-medium tracking-display">{t("nothing.title")}</h2>
      <p className="text-sm text-ink-muted">{t("nothing.text", { name })}</p>
      <div className="flex flex-wrap gap-3">
        {last && (
          <ButtonLink href={address.href(last.without)} variant="outline" dense preventScrollReset>
            {t("nothing.without", { name: last.label })}
          </ButtonLink>
        )}
        {price && (
          <ButtonLink href={address.href(price.without)} variant="outline" dense preventScrollReset>
            {t("nothing.anyPrice")}
          </ButtonLink>
        )}
        <ButtonLink href={address.href(address.cleared)} variant="ghost" dense preventScrollReset>
          {t("listing:clearAll")}
        </ButtonLink>
      </div>
      {elsewhere.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm pointer-coarse:gap-y-6">
          <span className="text-ink-muted">{t("nothing.elsewhere")}</span>
          {elsewhere.map(({ name: category, path }) => (
            <TextLink key={path} href={path} className="touch-target">
              {category}
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
}
