import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";

/** What stands where there is nothing in the basket. */
export function EmptyBasket({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const { t } = useTranslation("basket");
  return (
    <EmptyState
      takesFocus={takesFocus}
      title={t("empty.title")}
      action={
        <ButtonLink href={paths.home} className="mt-2">
          {t("empty.action")}
        </ButtonLink>
      }
    >
      {t("empty.message")}
    </EmptyState>
  );
}
