import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { VatAndSaving } from "#app/catalog/product/vat-and-saving.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { BlockedNotice } from "#app/basket/blocked-notice.tsx";
import { useBasketBusy } from "#app/basket/use-basket-busy.ts";

const FlyoutFooterFragment = graphql(`
  fragment FlyoutFooter_basket on Basket {
    id
    soldOutCount
    readiness {
      missing
    }
    cost {
      withTax {
        formatted
      }
      vat {
        formatted
      }
      saved {
        cents
        formatted
      }
    }
  }
`);

/** The total and the ways on from the flyout: to the checkout only with what can be ordered. */
export function FlyoutFooter({ basket }: { readonly basket: FragmentType<typeof FlyoutFooterFragment> }) {
  const { t } = useTranslation("basket");
  const busy = useBasketBusy();
  const data = useFragment(FlyoutFooterFragment, basket);
  const blocked = data.readiness.missing.includes("SELLABLE_ITEMS");
  const { withTax, vat, saved } = data.cost;
  return (
    <>
      <p
        aria-busy={busy || undefined}
        className={`flex justify-between gap-4 text-h4 font-bold ${busy ? "opacity-55 transition-opacity" : ""}`}
      >
        <span>{t("total")}</span>
        <span className="tabular-nums">{withTax.formatted}</span>
      </p>
      <VatAndSaving vat={vat} saved={saved} />
      {blocked && <BlockedNotice soldOutCount={data.soldOutCount} className="mt-4" />}
      <div className="mt-4 grid gap-2">
        {!blocked && (
          <ButtonLink href={latePaths.checkout} wide>
            {t("toCheckout")}
          </ButtonLink>
        )}
        <ButtonLink href={paths.basket} variant="outline" wide>
          {t("viewBasket")}
        </ButtonLink>
      </div>
    </>
  );
}
