import { useQuery } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { paths } from "#app/locale/paths.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { PriceText } from "#app/ui/price-text.tsx";
import { SkeletonBar } from "#app/ui/feedback/skeleton.tsx";
import { atLeast } from "#app/ui/browser/breakpoints.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { useMediaQuery } from "#app/ui/browser/use-media-query.ts";
import { useOpenWhileShown } from "#app/ui/overlay/use-open-while-shown.ts";
import { choose } from "./nearest-variant.ts";
import { StockLine } from "#app/catalog/product/stock-line.tsx";
import {
  type Choice,
  chosenVariant,
  type Dimension,
  firstChoice,
  type Move,
  openDimensions,
} from "./variant-choice.ts";
import { choiceVariant, labelsOf } from "./variant-keys.ts";
import { VariantPicker } from "./variant-picker.tsx";

const ChooseVariantQuery = graphql(`
  query ChooseVariant($id: ID!) {
    product(by: { id: $id }) {
      id
      slug
      name
      variants {
        edges {
          node {
            id
            variantId
            sellable
            stock {
              status
            }
            attributes(keys: ["size", "hardness"]) {
              key
              label
              values {
                label
                value
              }
            }
            price {
              ...StruckPrice_price @unmask
              withTax {
                cents
              }
            }
          }
        }
      }
    }
  }
`);

/** What a shopper has settled on in the dialog; `promptForVariant` shows which choice is missing. */
export interface DialogChoice {
  readonly variantId: number | undefined;
  /** What is to be chosen first. */
  readonly missing: Dimension | undefined;
  readonly soldOut: boolean;
  readonly promptForVariant: () => void;
}

interface ChooseVariantDialogProps {
  readonly productId: string;
  readonly slug: string;
  readonly productName: string;
  readonly overlayId: string;
  /** The button that a later domain puts at its foot. */
  readonly renderBuyButton: (choice: DialogChoice) => ReactNode;
  readonly onClosed: () => void;
}

interface Made {
  readonly choice: Choice;
  readonly gaveWay?: { readonly wanted: string; readonly move: Move } | undefined;
}

/** Size and hardness of a product that stands on another page than its own. Rendered only while it is open. */
export function ChooseVariantDialog({
  productId,
  slug,
  productName,
  overlayId,
  renderBuyButton,
  onClosed,
}: ChooseVariantDialogProps) {
  const { t } = useTranslation("product");
  useOpenWhileShown(overlayId, onClosed);
  const isWide = useMediaQuery(atLeast("sm"));
  const { data, error } = useQuery(ChooseVariantQuery, { variables: { id: productId } });
  const [made, setMade] = useState<Made>();
  const [missing, setMissing] = useState<Dimension>();
  const nodes = data?.product?.variants?.edges.map((edge) => edge.node) ?? [];
  const variants = nodes.map((node) => ({
    ...choiceVariant(node),
    price: node.price.withTax.formatted,
    cents: node.price.withTax.cents,
  }));
  const { choice, gaveWay }: Made = made ?? { choice: firstChoice(variants, undefined) };
  const node = nodes.find(({ variantId }) => variantId === chosenVariant(variants, choice)?.variantId);
  const firstOpen = openDimensions(variants).find((dimension) => choice[dimension] === undefined);
  const isFailed = error !== undefined || (data !== undefined && nodes.length === 0);
  return (
    <Dialog
      overlayId={overlayId}
      placement={isWide ? "center" : "bottom"}
      title={t("choiceDialog.title")}
      footer={
        nodes.length > 0 &&
        renderBuyButton({
          variantId: node?.variantId,
          missing: firstOpen,
          soldOut: node ? !node.sellable : false,
          promptForVariant: () => setMissing(firstOpen),
        })
      }
    >
      <div className="grid gap-5 sm:w-[27.5rem] sm:max-w-full">
        <p className="font-semibold">{productName}</p>
        {isFailed && (
          <p role="alert">
            {t("choiceDialog.failed")}. <TextLink href={paths.product(slug)}>{t("choiceDialog.toProduct")}</TextLink>
          </p>
        )}
        {!data && !isFailed && (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{t("choiceDialog.loading")}</span>
            <SkeletonBar className="h-12" />
            <SkeletonBar className="h-12" />
          </div>
        )}
        <VariantPicker
          path={paths.product(slug)}
          variants={variants}
          labels={labelsOf(nodes)}
          choice={choice}
          gaveWay={gaveWay}
          missing={choice[missing ?? "size"] === undefined ? missing : undefined}
          onSelect={(dimension, value) => {
            setMissing(undefined);
            const settled = choose(variants, choice, dimension, value);
            const [move] = settled.moves;
            setMade({ choice: settled.choice, gaveWay: move && { wanted: value, move } });
          }}
        />
        {node && (
          <div className="grid gap-1" aria-live="polite">
            <PriceText
              current={node.price.withTax.formatted}
              original={node.price.original?.formatted}
              lowestPrior={node.price.original ? node.price.lowestPrior30Days?.formatted : undefined}
            />
            <StockLine status={node.stock.status} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
