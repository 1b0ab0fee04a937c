import { useTranslation } from "react-i18next";

/** The number of pieces on the basket's icon; nothing at 0. */
export function BasketCount({ count }: { readonly count: number }) {
  const { t } = useTranslation("basket");
  if (count === 0) return null;
  return (
    <span className="absolute -top-px left-[calc(50%+.4375rem)] min-w-[1.1875rem] rounded-full bg-sale px-1 text-center text-[.6875rem] leading-[1.1875rem] font-bold text-on-sale tabular-nums ring-2 ring-page">
      <span className="sr-only">{t("countLabel")} </span>
      {count}
    </span>
  );
}
