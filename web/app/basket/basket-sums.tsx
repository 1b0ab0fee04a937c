import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { basketCount } from "@warmeland/schema/rules/basket-count.ts";
import { VatAndSaving } from "#app/catalog/product/vat-and-saving.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { InfoTip } from "#app/ui/overlay/info-tip.tsx";
import { SumRow } from "#app/ui/sum-row.tsx";
import { useBasketBusy } from "./use-basket-busy.ts";

const BasketSumsFragment = graphql(`
  fragment BasketSums_basket on Basket {
    id
    packages {
      packageId
    }
    items {
      id
      quantity
      status
      itemGroup {
        key
        isMainItem
      }
    }
    vouchers {
      code
      discount {
        cents
        formatted
      }
    }
    cost {
      subtotal {
        formatted
      }
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
      reductions {
        category
        code
        amount {
          formatted
        }
      }
      fees {
        category
        name
        amount {
          cents
          formatted
        }
      }
    }
  }
`);

interface BasketSumsProps {
  readonly basket: FragmentType<typeof BasketSumsFragment>;
  /** The shop brings everything for free; what else delivery can cost is chosen in the checkout. */
  readonly freeShipping: boolean;
}

/** The sum of the basket, line by line. */
export function BasketSums({ basket, freeShipping }: BasketSumsProps) {
  const { t } = useTranslation("basket");
  const busy = useBasketBusy();
  const data = useFragment(BasketSumsFragment, basket);
  const { subtotal, withTax, vat, saved, reductions, fees } = data.cost;
  // the amounts leave out what is sold out
  const sellable = data.items.filter(({ status }) => status === "AVAILABLE");
  const vouchers = data.vouchers.filter(({ discount }) => discount.cents > 0);
  const isOnSale = reductions.some(({ category }) => category === "SALE");
  return (
    <>
      <dl aria-busy={busy || undefined} className={busy ? "opacity-55 transition-opacity" : ""}>
        <SumRow label={t("subtotal", { count: basketCount(sellable) })} value={subtotal.formatted} />
        {reductions.map(
          ({ category, code, amount }) =>
            isBelowLines(category, vouchers.length > 0) && (
              <SumRow
                key={`${category} ${code ?? ""}`}
                look="reduction"
                label={t(`reduction.${category}`, { code: code ?? "" })}
                value={`−\u00a0${amount.formatted}`}
              />
            ),
        )}
        {vouchers.map(({ code, discount }) => (
          <SumRow
            key={code}
            look="reduction"
            label={t("reduction.VOUCHER", { code })}
            value={`−\u00a0${discount.formatted}`}
          />
        ))}
        {fees.map(({ category, name, amount }) => (
          <SumRow key={`${category} ${name}`} label={name} value={amount.cents === 0 ? t("free") : amount.formatted} />
        ))}
        {freeShipping && <SumRow label={t("shipping", { count: data.packages.length })} value={t("free")} />}
        <SumRow look="total" label={t("total")} value={withTax.formatted} />
      </dl>
      <VatAndSaving vat={vat} saved={saved}>
        {isOnSale && <InfoTip label={t("saleBasis.label")}>{t("saleBasis.text")}</InfoTip>}
      </VatAndSaving>
    </>
  );
}

/** Sales and promotions are in the lines; a voucher is named where the basket names it. */
function isBelowLines(category: string, hasNamedVouchers: boolean): category is "VOUCHER" | "DELIVERY" {
  return category === "DELIVERY" || (category === "VOUCHER" && !hasNamedVouchers);
}
