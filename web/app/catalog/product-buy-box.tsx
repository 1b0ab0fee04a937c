import type { FragmentType } from "@apollo/client/masking";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { badgeLook } from "#app/ui/badge-look.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { arrowUUpLeftIcon, truckIcon } from "#app/ui/icon-paths.ts";
import { PriceText } from "#app/ui/price-text.tsx";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { deliveryText } from "./delivery-text.ts";
import { ProductColours } from "./product-colours.tsx";
import { StockLine } from "./stock-line.tsx";
import { chosenVariant, type Dimension } from "./variant-choice.ts";
import { useVariantChoice } from "./use-variant-choice.ts";
import { VariantPicker } from "./variant-picker.tsx";

export const ProductBuyBoxFragment = graphql(`
  fragment ProductBuyBox_product on Product {
    id
    name
    subtitle
    masterKey
    soldOut
    badges {
      key
      label
      color
    }
    price {
      startingFrom
      current {
        withTax {
          formatted
        }
        original {
          formatted
        }
        lowestPrior30Days {
          formatted
        }
      }
    }
    variants {
      edges {
        node {
          id
          variantId
          sellable
          stock {
            status
          }
          delivery {
            min
            max
            unit
          }
          ecoLevy {
            label
            amount {
              formatted
            }
          }
          attributes {
            key
            label
            values {
              label
              value
            }
          }
          price {
            withTax {
              cents
              formatted
            }
            original {
              formatted
            }
            lowestPrior30Days {
              formatted
            }
          }
        }
      }
    }
    ...ProductColours_product
  }
`);

/** What a shopper has settled on; `ask` shows which choice is missing and brings the focus there. */
export interface BuyChoice {
  readonly variantId: number | undefined;
  readonly quantity: number;
  readonly name: string;
  readonly soldOut: boolean;
  readonly ask: () => void;
}

interface ProductBuyBoxProps {
  readonly product: FragmentType<typeof ProductBuyBoxFragment>;
  readonly returnDays: number;
  /** The button that a later domain puts here. */
  readonly renderAction: (choice: BuyChoice) => ReactNode;
}

const mostAtOnce = 99;

/** What it is, what it costs, what to choose, when it arrives, and the button. */
export function ProductBuyBox({ product, returnDays, renderAction }: ProductBuyBoxProps) {
  const { t } = useTranslation("catalog");
  const pickerId = useId();
  const [quantity, setQuantity] = useState(1);
  const [missing, setMissing] = useState<Dimension>();
  const data = useMasked(ProductBuyBoxFragment, product);
  const nodes = data.variants.edges.map((edge) => edge.node);
  const { variants, choice, select, firstOpen } = useVariantChoice(nodes);

  const chosen = nodes.find((node) => node.variantId === chosenVariant(variants, choice)?.variantId);
  const price = chosen?.price ?? data.price.current;
  const example = chosen ?? nodes.find((node) => node.sellable) ?? nodes[0];
  const ask = () => {
    setMissing(firstOpen);
    document.getElementById(pickerId)?.querySelector<HTMLInputElement>(`input[name="${firstOpen}"]`)?.focus();
  };
  return (
    <div className="grid content-start gap-4">
      {data.badges.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {data.badges.map((badge) => (
            <li key={badge.key}>
              <Badge look={badgeLook(badge.color)} ringed>
                {badge.label}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <div>
        <h1 className="font-display text-h1 font-medium tracking-display">{data.name}</h1>
        {data.subtitle && <p className="mt-1 text-lead text-ink-muted">{data.subtitle}</p>}
        <p className="mt-1 text-xs text-ink-muted">{t("articleNumber", { number: data.masterKey })}</p>
      </div>
      <div aria-live="polite">
        <PriceText
          size="large"
          current={price.withTax.formatted}
          original={price.original?.formatted}
          lowestPrior={price.original ? price.lowestPrior30Days?.formatted : undefined}
          startingFrom={!chosen && data.price.startingFrom}
        />
        <p className="text-xs text-ink-muted">{t("includingTax")}</p>
        {chosen?.ecoLevy && (
          <p className="text-xs text-ink-muted">{t("levy", { label: chosen.ecoLevy.label, amount: chosen.ecoLevy.amount.formatted })}</p>
        )}
      </div>
      <div id={pickerId} className="grid gap-5">
        <VariantPicker
          nodes={nodes}
          variants={variants}
          choice={choice}
          missing={missing}
          onSelect={(dimension, value) => {
            setMissing(undefined);
            select(dimension, value);
          }}
        />
        <ProductColours product={data} />
      </div>
      {example && (
        <ul className="grid gap-1.5 border-y border-line py-4 text-sm">
          <li>
            <StockLine status={chosen ? chosen.stock.status : data.soldOut ? "SOLD_OUT" : "IN_STOCK"} />
          </li>
          {example.delivery && example.sellable && (
            <li className="flex items-center gap-2">
              <Icon path={truckIcon} className="size-4.5" />
              {deliveryText(t, example.delivery)}
            </li>
          )}
          <li className="flex items-center gap-2">
            <Icon path={arrowUUpLeftIcon} className="size-4.5" />
            {t("returnDays", { count: returnDays })}
          </li>
        </ul>
      )}
      <div className="flex flex-wrap items-stretch gap-3">
        <QuantityStepper value={quantity} max={mostAtOnce} of={data.name} onChange={setQuantity} tall />
        <div className="min-w-48 flex-1">
          {renderAction({
            variantId: chosen?.variantId,
            quantity,
            name: data.name,
            soldOut: chosen ? !chosen.sellable : data.soldOut,
            ask,
          })}
        </div>
      </div>
    </div>
  );
}
