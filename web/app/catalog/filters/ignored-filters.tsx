import { useTranslation } from "react-i18next";
import type { ListingOffer } from "./listing-offer.ts";

/** Tells which filters of the address the shop does not have (docs/rules.md#listing-addresses). */
export function IgnoredFilters({ offer: { ignoredFilters, filters } }: { readonly offer: ListingOffer }) {
  const { t, i18n } = useTranslation(["emptyListing", "ui"]);
  const namesOf = (reason: (typeof ignoredFilters)[number]["reason"]) =>
    ignoredFilters
      .filter((ignored) => ignored.reason === reason)
      .map(({ slug }) => filters.find((filter) => filter.slug === slug)?.name ?? t("ui:quoted", { text: slug }));
  const sentences = (["UNKNOWN_FILTER", "UNKNOWN_VALUE"] as const).flatMap((reason) => {
    const names = namesOf(reason);
    if (names.length === 0) return [];
    return [t(`ignored.${reason}`, { count: names.length, names: new Intl.ListFormat(i18n.language).format(names) })];
  });
  return <p className="mb-4 text-sm wrap-anywhere text-ink-muted">{sentences.join(" ")}</p>;
}
