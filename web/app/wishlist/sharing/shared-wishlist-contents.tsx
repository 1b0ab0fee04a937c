import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProductGrid } from "#app/catalog/product-grid.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { WishButton } from "#app/wishlist/wish-button.tsx";
import { WishCard, type WishedItem } from "#app/wishlist/wish-card.tsx";
import { WishesFailed, WishesLoading } from "#app/wishlist/wishes-pending.tsx";

const SharedWishlistQuery = graphql(`
  query SharedWishlist($token: String!) {
    sharedWishlist(token: $token) {
      count
      items {
        product {
          id
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

interface SharedWishlistContentsProps {
  /** What the link ends in. */
  readonly token: string;
  /** The button that a later domain puts below a card. */
  readonly renderAction: (item: WishedItem) => ReactNode;
}

/** Somebody's wishlist behind its link: to be looked at, bought from, and wished from. */
export function SharedWishlistContents({ token, renderAction }: SharedWishlistContentsProps) {
  const { t } = useTranslation("wishlistPage");
  const { data, error, refetch } = useQuery(SharedWishlistQuery, {
    variables: { token },
    ssr: false,
    fetchPolicy: "cache-and-network",
    errorPolicy: "all",
  });
  if (!data && error) return <WishesFailed retry={() => void refetch()} />;
  if (!data) return <WishesLoading text={t("shared.loading")} />;
  const { sharedWishlist } = data;
  if (!sharedWishlist || sharedWishlist.count === 0) {
    return (
      <EmptyState
        title={t(sharedWishlist ? "shared.emptyTitle" : "shared.unknownTitle")}
        action={
          <ButtonLink href={paths.home} className="mt-2">
            {t("shared.action")}
          </ButtonLink>
        }
      >
        {t(sharedWishlist ? "shared.emptyMessage" : "shared.unknownMessage")}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-8 max-w-text text-lead text-ink-muted">{t("shared.intro")}</p>
      <p role="status" className="mb-6 font-semibold tabular-nums">
        {t("count", { count: sharedWishlist.count })}
      </p>
      <ProductGrid label={t("shared.items")}>
        {sharedWishlist.items.map(({ product, variant }) => (
          <WishCard
            key={`${product.id} ${variant?.variantId ?? ""}`}
            product={product}
            variant={variant}
            renderCorner={({ id, name, isActive }) =>
              isActive && <WishButton productId={id} productName={name} variantId={variant?.variantId} place="card" />
            }
            renderAction={renderAction}
          />
        ))}
      </ProductGrid>
    </>
  );
}
