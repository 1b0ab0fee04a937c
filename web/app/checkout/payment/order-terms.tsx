import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { TextLink } from "#app/ui/text-link.tsx";

const parts = ["terms", "privacy"] as const;

/** What holds for an order and for what the shopper has told, in tabs of their own: the checkout stays as it is. */
export function OrderTerms() {
  const { t } = useTranslation("checkout");
  return parts.map((part) => (
    <span key={part}>
      {t(`payment.${part}.before`)}{" "}
      <TextLink href={paths[part]} target="_blank" rel="noopener">
        {t(`payment.${part}.link`)}
        <span className="sr-only"> {t("payment.newTab")}</span>
      </TextLink>
      .{" "}
    </span>
  ));
}
