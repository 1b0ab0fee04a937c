import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { InfoTip } from "#app/ui/info-tip.tsx";
import { SumRow } from "#app/ui/sum-row.tsx";

const BasketSumsFragment = graphql(`
  fragment BasketSums_basket on Basket {
    id
    count
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
  const data = useMasked(BasketSumsFragment, basket);
  const { subtotal, withTax, vat, reductions, fees } = data.cost;
  return (
    <>
      <dl>
        <SumRow label={t("subtotal", { count: data.count })} value={subtotal.formatted} />
        {reductions.map(({ category, code, amount }) => (
          <SumRow
            key={`${category} ${code ?? ""}`}
            look="reduction"
            label={
              <>
                {t(`reduction.${category}`, { code: code ?? "" })}
                {category === "SALE" && <InfoTip label={t("saleBasis.label")}>{t("saleBasis.text")}</InfoTip>}
              </>
            }
            value={`−\u00a0${amount.formatted}`}
          />
        ))}
        {fees.map(({ category, name, amount }) => (
          <SumRow key={category} label={name} value={amount.cents === 0 ? t("free") : amount.formatted} />
        ))}
        {freeShipping && <SumRow label={t("shipping")} value={t("free")} />}
        <SumRow look="total" label={t("total")} value={withTax.formatted} />
      </dl>
      <p className="text-xs text-ink-muted">{t("includesVat", { vat: vat.formatted })}</p>
    </>
  );
}
