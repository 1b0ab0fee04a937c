import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { useBasketFits } from "./use-basket-fits.ts";

/** Tells gently which lines do not fit each other; nothing is kept from being bought. Mounted anew when other lines lie in the basket. */
export function BasketMisfits() {
  const { t } = useTranslation("basket");
  const misfits = useBasketFits().basket?.misfits ?? [];
  if (misfits.length === 0) return null;
  return (
    <Notice live type="warn" title={t("misfits.title")} className="mt-5">
      <ul className="mt-1 grid gap-1">
        {misfits.map(({ item, of, reason }) => (
          <li key={item.id}>
            {t(`misfits.${reason}`, {
              name: item.product.name,
              size: item.variant.title,
              other: of.product.name,
              otherSize: of.variant.title,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
