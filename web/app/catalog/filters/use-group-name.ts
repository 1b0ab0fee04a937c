import { useTranslation } from "react-i18next";
import type { FilterGroup } from "./filter-groups.ts";

/** What a group of filters is called: a filter by its own name, the others by the shop's. */
export function useGroupName(): (group: FilterGroup) => string {
  const { t } = useTranslation("listing");
  return (group) => {
    if (group.kind === "price") return t("price.title");
    return group.kind === "features" ? t("features") : group.name;
  };
}
