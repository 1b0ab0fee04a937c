import type { FragmentType } from "@apollo/client/masking";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ProductBuyBox_ProductFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { QuantityStepper } from "#app/ui/form/quantity-stepper.tsx";
import { DeliveryLines } from "./delivery-lines.tsx";
import { ProductColours } from "#app/catalog/product-colours.tsx";
import { priceOfChoice } from "./price-of-choice.ts";
import { ProductHeading } from "./product-heading.tsx";
import { pieceName } from "#app/catalog/story/piece-name.ts";
import { ProductPrice } from "#app/catalog/product-price.tsx";
import { useReducedInBasket } from "#app/catalog/reduced-in-basket.ts";
import { SizeHelp } from "#app/catalog/size-help/size-help.tsx";
import { cornerHeight, sizeGuideOf } from "#app/catalog/size-help/size-guide.ts";
import { StickyBuyBar } from "./sticky-buy-bar.tsx";
import { useRememberVariant } from "#app/catalog/variant/use-remember-variant.ts";
import { useVariantChoice } from "#app/catalog/variant/use-variant-choice.ts";
import { type Dimension, dimensions, matching, openDimensions, valuesOf } from "#app/catalog/variant/variant-choice.ts";
import { sizeNames } from "#app/catalog/variant/size-names.ts";
import { choiceVariant, labelsOf } from "#app/catalog/variant/variant-keys.ts";
import { VariantPicker } from "#app/catalog/variant/variant-picker.tsx";

export const ProductBuyBoxFragment = graphql(`
  fragment ProductBuyBox_product on Product {
    id
    productId
    slug
    masterKey
    name
    soldOut
    usualSize
    attributes {
      key
      label
      values {
        label
        value
      }
    }
    promotedPrice {
      promotion {
        id
      }
      price {
        ...ProductPrice_price @unmask
      }
    }
    price {
      startingFrom
      current {
        ...ProductPrice_price @unmask
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
            kind
            earliest
            latest
            orderBefore
          }
          ecoLevy {
            label
            amount {
              formatted
            }
          }
          attributes(keys: ["size", "hardness"]) {
            key
            label
            values {
              label
              value
            }
          }
          promotedPrice {
            promotion {
              id
            }
            price {
              ...ProductPrice_price @unmask
            }
          }
          price {
            ...ProductPrice_price @unmask
            withTax {
              cents
            }
          }
        }
      }
    }
    ...ProductHeading_product
    ...ProductColours_product
  }
`);

/** What a shopper has settled on; `promptForVariant` shows which choice is missing and brings the focus there. */
export interface BuyChoice {
  readonly variantId: number | undefined;
  /** What is to be chosen first. */
  readonly missing: Dimension | undefined;
  readonly quantity: number;
  readonly soldOut: boolean;
  readonly promptForVariant: () => void;
}

export interface HardnessHelpProps {
  /** Values of `size` and `hardness` that it can be bought in. */
  readonly sizes: readonly string[];
  readonly grades: readonly string[];
  readonly onApply: (grade: string) => void;
}

interface ProductBuyBoxProps {
  readonly product: FragmentType<typeof ProductBuyBoxFragment>;
  readonly shop: { readonly returnDays: number; readonly freeShipping: boolean };
  /** Where the reviews stand on the page. */
  readonly reviewsHref: string;
  /** The button that a later domain puts here. */
  readonly renderBuyButton: (choice: BuyChoice) => ReactNode;
  /** What stands under the price of a product that can be bought, such as promotions. */
  readonly offers?: ReactNode;
  /** What a later domain puts below the colours, such as samples of them. */
  readonly belowColours?: ReactNode;
  /** What stands below the button while it is sold out. */
  readonly renderInstead?: (choice: BuyChoice) => ReactNode;
  /** What stands below the button, for who is not yet sure. */
  readonly belowButton?: ReactNode;
  /** Helps to choose a hardness. */
  readonly renderHardnessHelp?: (help: HardnessHelpProps) => ReactNode;
  /** What stands beside it. */
  readonly renderBeside: (choice: BuyChoice) => ReactNode;
}

const mostAtOnce = 99;

/** What it is, what it costs, what to choose, when it arrives, and the button. A choice stays between the colours of a master, and no further. */
export function ProductBuyBox({ product, ...rest }: ProductBuyBoxProps) {
  const data = useFragment(ProductBuyBoxFragment, product);
  return <MasterBuyBox key={data.masterKey} data={data} {...rest} />;
}

interface MasterBuyBoxProps extends Omit<ProductBuyBoxProps, "product"> {
  readonly data: ProductBuyBox_ProductFragment;
}

function MasterBuyBox({
  data,
  shop,
  reviewsHref,
  offers,
  belowColours,
  belowButton,
  renderHardnessHelp,
  renderInstead,
  renderBuyButton,
  renderBeside,
}: MasterBuyBoxProps) {
  const { t, i18n } = useTranslation("product");
  const pickerId = useId();
  const button = useRef<HTMLDivElement>(null);
  const [quantity, setQuantity] = useState(1);
  const [missing, setMissing] = useState<Dimension>();
  const nodes = data.variants?.edges.map((edge) => edge.node) ?? [];
  const variants = nodes.map((node) => ({
    ...choiceVariant(node),
    price: node.price.withTax.formatted,
    cents: node.price.withTax.cents,
  }));
  const { choice, chosen, firstOpen, gaveWay, notInColour, select, arriveAt } = useVariantChoice(
    variants,
    data.usualSize,
    useRememberVariant(data),
  );

  const node = nodes.find(({ variantId }) => variantId === chosen?.variantId);
  const left = new Set(matching(variants, choice).map(({ variantId }) => variantId));
  const leftNodes = nodes.filter(({ variantId }) => left.has(variantId));
  const { priced, differs, sharedLevy } = priceOfChoice(node, leftNodes, nodes.length);
  const reduced = useReducedInBasket({ id: data.id, promotedPrice: (priced ?? data).promotedPrice });
  const price = reduced ?? priced?.price ?? data.price.current;
  const startingFrom = differs ?? data.price.startingFrom;
  const guide = sizeGuideOf(data.attributes);
  const labels = sizeNames(labelsOf(nodes), data.attributes, t);
  const choiceText = dimensions
    .flatMap((dimension) => withinSentence(labels.get(choice[dimension] ?? "") ?? "", i18n.language) || [])
    .join(", ");
  const chooseValue = (dimension: Dimension, value: string) => {
    setMissing(undefined);
    select(dimension, value);
  };
  const buyChoice: BuyChoice = {
    variantId: node?.variantId,
    missing: firstOpen,
    quantity,
    soldOut: node ? !node.sellable : data.soldOut,
    promptForVariant: () => {
      setMissing(firstOpen);
      document.getElementById(pickerId)?.querySelector<HTMLInputElement>(`input[name="${firstOpen}"]`)?.focus();
    },
  };
  return (
    <div className="grid min-w-0 content-start gap-3 sm:gap-4">
      <ProductHeading product={data} reviewsHref={reviewsHref} />
      <ProductPrice price={price} startingFrom={startingFrom} levy={sharedLevy} freeShipping={shop.freeShipping} />
      {/* a sold-out variant leaves it where it is, so that the choice below does not move */}
      {!data.soldOut && offers}
      <div id={pickerId} className="grid min-w-0 gap-4 sm:gap-5">
        <VariantPicker
          path={paths.product(data.slug)}
          productId={data.productId}
          variants={variants}
          labels={labels}
          choice={choice}
          gaveWay={gaveWay}
          sizeHelp={
            guide && (
              <SizeHelp
                guide={guide}
                name={pieceName(data.name, i18n.language)}
                sizes={valuesOf(variants, "size")}
                labels={labels}
                chosen={choice.size}
                corner={cornerHeight(data.attributes)}
                onChoose={(size) => chooseValue("size", size)}
              />
            )
          }
          missing={choice[missing ?? "size"] === undefined ? missing : undefined}
          onSelect={chooseValue}
        />
        {renderHardnessHelp?.({
          sizes: valuesOf(variants, "size"),
          grades: valuesOf(variants, "hardness"),
          onApply: (grade) => chooseValue("hardness", grade),
        })}
        <ProductColours
          product={data}
          variants={variants}
          choice={choice}
          choiceText={choiceText}
          notHere={notInColour}
          onLeave={(variantId) => arriveAt({ variantId, wanted: choice, text: choiceText })}
        />
        {belowColours}
      </div>
      <DeliveryLines
        variants={node ? [node] : leftNodes}
        open={openDimensions(variants).filter((dimension) => choice[dimension] === undefined)}
        returnDays={shop.returnDays}
      />
      <div
        ref={button}
        className="flex flex-wrap items-stretch gap-2 xs:flex-nowrap sm:flex-wrap sm:gap-3 print:hidden"
      >
        {!buyChoice.soldOut && (
          <QuantityStepper value={quantity} max={mostAtOnce} of={data.name} onChange={setQuantity} tall />
        )}
        <div className="flex flex-1 gap-2 sm:min-w-[17rem] sm:gap-3">
          <div className="flex-1">{renderBuyButton(buyChoice)}</div>
          {renderBeside(buyChoice)}
        </div>
      </div>
      {belowButton}
      {buyChoice.soldOut && renderInstead?.(buyChoice)}
      <StickyBuyBar
        after={button}
        price={price}
        startingFrom={startingFrom}
        text={firstOpen ? t(`choose.${firstOpen}`) : choiceText || data.name}
      >
        {renderBuyButton(buyChoice)}
      </StickyBuyBar>
    </div>
  );
}
