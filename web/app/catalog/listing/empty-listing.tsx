import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";

/** A category without anything to buy at this moment. */
export function EmptyListing({ name }: { readonly name: string }) {
  const { t } = useTranslation("emptyListing");
  return (
    <EmptyState title={t("noProducts.title")} action={<ButtonLink href="/">{t("noProducts.action")}</ButtonLink>}>
      {t("noProducts.text", { name })}
    </EmptyState>
  );
}
