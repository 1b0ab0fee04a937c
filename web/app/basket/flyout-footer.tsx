import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { formatMoney } from "@warmeland/schema/rules/format-money.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { useBasketBusy } from "./use-basket-busy.ts";

const FlyoutFooterFragment = graphql(`
  fragment FlyoutFooter_basket on Basket {
    id
    cost {
      withTax {
        formatted
      }
      reductions {
        amount {
          cents
          currency
        }
      }
    }
  }
`);

/** The total and the two ways on from the flyout. */
export function FlyoutFooter({ basket }: { readonly basket: FragmentType<typeof FlyoutFooterFragment> }) {
  const { t, i18n } = useTranslation("basket");
  const busy = useBasketBusy();
  const data = useMasked(FlyoutFooterFragment, basket);
  const { withTax, reductions } = data.cost;
  const savedCents = reductions.reduce((sum, { amount }) => sum + amount.cents, 0);
  const currency = reductions[0]?.amount.currency;
  return (
    <>
      <p
        aria-busy={busy || undefined}
        className={`flex justify-between gap-4 text-h4 font-bold ${busy ? "opacity-55 transition-opacity" : ""}`}
      >
        <span>{t("total")}</span>
        <span className="tabular-nums">{withTax.formatted}</span>
      </p>
      <p className="text-xs text-ink-muted">
        {t("vatIncluded")}
        {currency && savedCents > 0 && ` ${t("saved", { amount: formatMoney(savedCents, currency, i18n.language) })}`}
      </p>
      <div className="mt-4 grid gap-2">
        <ButtonLink href={paths.checkout} wide>
          {t("toCheckout")}
        </ButtonLink>
        <ButtonLink href={paths.basket} variant="outline" wide>
          {t("viewBasket")}
        </ButtonLink>
      </div>
    </>
  );
}
