import { useTranslation } from "react-i18next";
import { BasketPreview } from "#app/basket/preview/basket-preview.tsx";
import { paths } from "#app/locale/paths.ts";
import { basketIcon } from "#app/ui/icon/icon-paths.ts";
import { HeaderAction } from "./header-action.tsx";
import { useVisitor } from "#app/layout/use-visitor.ts";

/** The basket with its counter, and a preview of it on hover. */
export function BasketLink() {
  const { t } = useTranslation("layout");
  const count = useVisitor().visitor?.basket?.count ?? 0;
  return (
    <BasketPreview
      trigger={
        <HeaderAction
          href={paths.basket}
          icon={basketIcon}
          label={t("basket")}
          count={count}
          countLabel={t("basketCount", { count })}
        />
      }
    />
  );
}
