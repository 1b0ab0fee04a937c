import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { heartIcon } from "#app/ui/icon/icon-paths.ts";
import { HeaderAction } from "./header-action.tsx";
import { useVisitor } from "#app/layout/use-visitor.ts";

/** The wishlist with its counter. */
export function WishlistLink() {
  const { t } = useTranslation("layout");
  const count = useVisitor().visitor?.wishlist?.count ?? 0;
  return (
    <HeaderAction
      href={paths.wishlist}
      icon={heartIcon}
      label={t("wishlist")}
      count={count}
      countLabel={t("wishlistCount", { count })}
    />
  );
}
