import { useTranslation } from "react-i18next";
import type { ShellQuery } from "#app/graphql/generated/graphql.ts";
import { paths } from "#app/locale/paths.ts";

/** A link of the main menu beside the categories. */
export interface ShopLink {
  readonly name: string;
  readonly href: string;
  readonly highlight: boolean;
  /** Whether a menu row without room to spare leaves it out. */
  readonly wideOnly?: boolean;
}

/** What the main menu leads to beside the categories: sale and new, and of the editors' sections those that have a first page. */
export function useShopLinks({ inspiration, advice }: Pick<ShellQuery, "inspiration" | "advice">): readonly ShopLink[] {
  const { t } = useTranslation("layout");
  return [
    { name: t("links.sale"), href: paths.sale, highlight: true },
    { name: t("links.newest"), href: paths.newest, highlight: false },
    ...(inspiration
      ? [{ name: t("links.inspiration"), href: paths.inspiration, highlight: false, wideOnly: true }]
      : []),
    ...(advice ? [{ name: t("links.advice"), href: paths.advice, highlight: false }] : []),
  ];
}
