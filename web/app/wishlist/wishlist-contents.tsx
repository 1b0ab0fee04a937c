import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProductCard } from "#app/catalog/product-card.tsx";
import { ProductGrid } from "#app/catalog/product-grid.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SkeletonBar } from "#app/ui/skeleton.tsx";
import { useEmptied } from "#app/ui/use-emptied.ts";
import { RemoveWishButton } from "./remove-wish-button.tsx";

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
          name
          slug
          isActive
          soldOut
          variants(first: 2) {
            totalCount
            edges {
              node {
                id
                variantId
                sellable
              }
            }
          }
          ...ProductCard_product
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

/** What is wished for, as far as buying it goes. */
export interface WishedItem {
  readonly productName: string;
  readonly slug: string;
  /** The wished or only variant; undefined while a size has to be chosen. */
  readonly variantId: number | undefined;
  readonly soldOut: boolean;
}

interface WishlistContentsProps {
  /** The button that a later domain puts below a card. */
  readonly renderAction: (item: WishedItem) => ReactNode;
}

/** The wishlist page's cards, in every state a wishlist can be in. */
export function WishlistContents({ renderAction }: WishlistContentsProps) {
  const { t } = useTranslation("wishlist");
  const { data, error, refetch } = useQuery(WishlistContentsQuery, { ssr: false, fetchPolicy: "cache-and-network", errorPolicy: "all" });
  const wishlist = data?.wishlist;
  const emptied = useEmptied(wishlist && wishlist.count === 0);
  if (!wishlist && error) {
    return (
      <Notice live type="error" title={t("loadFailed")}>
        <Button variant="outline" dense onClick={() => void refetch()} className="mt-3">
          {t("retry")}
        </Button>
      </Notice>
    );
  }
  if (!wishlist) return <WishlistSkeleton />;
  if (wishlist.count === 0) return <EmptyWishlist takesFocus={emptied} />;
  return (
    <>
      <p role="status" className="mb-6 font-semibold tabular-nums">
        {t("count", { count: wishlist.count })}
      </p>
      <ProductGrid label={t("items")}>
        {wishlist.items.map(({ id, key, product, variant }) => {
          const only = product.variants.totalCount === 1 ? product.variants.edges[0]?.node : undefined;
          const chosen = variant ?? only;
          return (
            <li key={id} className="grid min-w-0 grid-rows-[1fr_auto] gap-3">
              <div>
                <ProductCard
                  product={product}
                  renderAction={() => (
                    <RemoveWishButton
                      itemKey={key}
                      productName={product.name}
                      wish={variant ? { variantId: variant.variantId } : { productId: product.id }}
                    />
                  )}
                />
                {variant && <p className="mt-1 text-sm">{variant.title}</p>}
              </div>
              {product.isActive ? (
                renderAction({
                  productName: product.name,
                  slug: product.slug,
                  variantId: chosen?.variantId,
                  soldOut: chosen ? !chosen.sellable : product.soldOut,
                })
              ) : (
                <p className="text-sm text-ink-muted">{t("notOffered")}</p>
              )}
            </li>
          );
        })}
      </ProductGrid>
    </>
  );
}

function EmptyWishlist({ takesFocus }: { readonly takesFocus: boolean }) {
  const { t } = useTranslation("wishlist");
  return (
    <EmptyState
      takesFocus={takesFocus}
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

function WishlistSkeleton() {
  const { t } = useTranslation("wishlist");
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <ProductGrid label={t("items")}>
        {[0, 1, 2, 3].map((card) => (
          <li key={card}>
            <SkeletonBar className="aspect-product" />
            <SkeletonBar className="mt-3 h-4.5 w-2/3" />
            <SkeletonBar className="mt-2 h-3.5 w-1/3" />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}
