import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** The ways on from an order: to see it again (docs/rules.md#return-from-payment), to withdraw from it (docs/rules.md#withdrawal) and back to the shop. */
export function OrderLinks({ hasAccount }: { readonly hasAccount: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <nav aria-label={t("success.links")} className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink href={hasAccount ? latePaths.accountOrders : paths.orderLookUp}>{t("success.follow")}</ButtonLink>
      <ButtonLink href={paths.home} variant="outline">
        {t("success.more")}
      </ButtonLink>
      <TextLink href={paths.withdraw} className="touch-target">
        {t("success.withdraw")}
      </TextLink>
    </nav>
  );
}
