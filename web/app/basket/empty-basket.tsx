import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState, type EmptyText } from "#app/ui/feedback/empty-state.tsx";

interface EmptyBasketProps {
  readonly takesFocus?: boolean;
  readonly said?: EmptyText | undefined;
}

/** What stands where there is nothing in the basket. */
export function EmptyBasket({ takesFocus = false, said }: EmptyBasketProps) {
  const { t } = useTranslation("basket");
  return (
    <EmptyState
      takesFocus={takesFocus}
      said={said}
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
