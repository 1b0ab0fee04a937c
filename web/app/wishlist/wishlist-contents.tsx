import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { mostCompared } from "#app/catalog/compare/compared-products.ts";
import { comparisonPath } from "#app/catalog/compare/comparison-path.ts";
import { ProductGrid } from "#app/catalog/product-grid.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState, type EmptyText } from "#app/ui/feedback/empty-state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useEmptied } from "#app/ui/form/use-emptied.ts";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { xIcon } from "#app/ui/icon/icon-paths.ts";
import { ShareWishlistButton } from "./sharing/share-wishlist-button.tsx";
import type { Wish } from "./wish.ts";
import { type RemovableWish, useRemoveWish } from "./use-remove-wish.ts";
import { WishCard, type WishedItem } from "./wish-card.tsx";
import { WishesFailed, WishesLoading } from "./wishes-pending.tsx";

const WishlistContentsQuery = graphql(`
  query WishlistContents {
    wishlist {
      id
      count
      items {
        id
        key
        product {
          id
          productId
          ...WishCard_product
        }
        variant {
          id
          variantId
          title
          sellable
        }
      }
    }
  }
`);

/** A wish on the visitor's own list. */
export interface OwnWish extends WishedItem {
  readonly itemKey: string;
  /** What is put back when taking it off is undone. */
  readonly wish: Wish;
}

interface WishlistContentsProps {
  /** What editors say of an empty wishlist. */
  readonly emptyText?: EmptyText | undefined;
  /** Stands below the wishes, or below that there are none. */
  readonly below?: ReactNode;
  /** The button that a later domain puts below a card. */
  readonly renderAction: (item: OwnWish) => ReactNode;
}

const cardsOfFirstRow = 4;

/** The wishlist page's cards, in every state a wishlist can be in. */
export function WishlistContents({ emptyText, below, renderAction }: WishlistContentsProps) {
  const { t } = useTranslation("wishlistPage");
  const { data, error, refetch } = useQuery(WishlistContentsQuery, {
    ssr: false,
    fetchPolicy: "cache-and-network",
    errorPolicy: "all",
  });
  const wishlist = data?.wishlist;
  const emptied = useEmptied(wishlist ? wishlist.count === 0 : undefined);
  if (!wishlist && error) return <WishesFailed retry={() => void refetch()} />;
  if (!wishlist) return <WishesLoading text={t("loading")} />;
  if (wishlist.count === 0) {
    return (
      <>
        <EmptyState
          takesFocus={emptied}
          said={emptyText}
          title={t("empty.title")}
          action={
            <ButtonLink href={paths.home} className="mt-2">
              {t("empty.action")}
            </ButtonLink>
          }
        >
          {t("empty.message")}
        </EmptyState>
        {below}
      </>
    );
  }
  const wished = [...new Set(wishlist.items.map(({ product }) => product.productId))];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="font-semibold tabular-nums">
          {t("count", { count: wishlist.count })}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {wished.length > 1 && (
            <TextLink
              href={comparisonPath(wished.slice(0, mostCompared))}
              className="inline-flex min-h-target items-center text-sm"
            >
              {t(wished.length > mostCompared ? "compareFirst" : "compare")}
            </TextLink>
          )}
          <ShareWishlistButton />
        </div>
      </div>
      <ProductGrid label={t("items")}>
        {wishlist.items.map(({ id, key, product, variant }, index) => {
          const wish = variant ? { variantId: variant.variantId } : { productId: product.id };
          return (
            <WishCard
              key={id}
              product={product}
              variant={variant}
              eager={index < cardsOfFirstRow}
              renderCorner={({ name }) => <RemoveWishButton itemKey={key} productName={name} wish={wish} />}
              renderAction={(item) => renderAction({ ...item, itemKey: key, wish })}
            />
          );
        })}
      </ProductGrid>
      {below}
    </>
  );
}

/** The cross over a photo that takes a wish off the list. */
function RemoveWishButton(wish: RemovableWish) {
  const { t } = useTranslation("wishlistPage");
  const remove = useRemoveWish(wish);
  return (
    <IconButton
      icon={xIcon}
      label={t("remove", { name: wish.productName })}
      onClick={() => void remove()}
      className="absolute top-1 right-1 z-1 bg-page/80"
    />
  );
}
