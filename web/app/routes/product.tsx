import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { redirect, useSearchParams } from "react-router";
import { RestockForm } from "#app/account/restock/restock-form.tsx";
import { AddToBasketButton } from "#app/basket/add/add-to-basket-button.tsx";
import { DoorHelp } from "#app/advisor/door/door-help.tsx";
import { breadcrumbJsonLd } from "#app/catalog/breadcrumb-json-ld.ts";
import { HardnessHelp } from "#app/advisor/hardness/hardness-help.tsx";
import { CompareButton } from "#app/catalog/compare/compare-button.tsx";
import { ComparePlace } from "#app/catalog/compare/compare-place.tsx";
import { Gallery } from "#app/catalog/gallery/gallery.tsx";
import { ProductBuyBox } from "#app/catalog/product/product-buy-box.tsx";
import { ProductDetails } from "#app/catalog/product/product-details.tsx";
import { productJsonLd } from "#app/catalog/product/product-json-ld.ts";
import { DimensionStory } from "#app/catalog/story/dimension-story.tsx";
import { LinenStory } from "#app/catalog/story/linen-story.tsx";
import { MattressStory } from "#app/catalog/story/mattress-story.tsx";
import { WarmthStory } from "#app/catalog/story/warmth-story.tsx";
import { namedNumber, namedVariant } from "#app/catalog/variant/use-variant-choice.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { paths } from "#app/locale/paths.ts";
import { useSite } from "#app/locale/site.ts";
import { SamplesButton } from "#app/orders/samples/samples-button.tsx";
import { ProductPromotions } from "#app/promotions/product-promotions.tsx";
import { RecentlyViewed } from "#app/recommendations/recently-viewed.tsx";
import { RelatedProducts } from "#app/recommendations/related-products.tsx";
import { SoldOutInstead } from "#app/recommendations/sold-out-instead.tsx";
import { ProductReviews, reviewsId } from "#app/reviews/product-reviews.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { useProductView } from "#app/tracking/use-product-view.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { WishButton } from "#app/wishlist/wish-button.tsx";
import type { Route } from "./+types/product";

const ProductPageQuery = graphql(`
  query ProductPage($slug: String!, $variantId: Int, $productId: Int) {
    shop {
      id
      name
      country
      returnDays
      freeShipping
    }
    product(by: { slug: $slug }, variantId: $variantId, productId: $productId) {
      id
      productId
      slug
      name
      masterKey
      description
      subtitle
      brand {
        name
      }
      color {
        values {
          label
        }
      }
      rating {
        score
        count
      }
      breadcrumbs {
        value
        to
      }
      images {
        url
        alt
        width
        height
      }
      variants {
        edges {
          node {
            id
            variantId
            articleNumber
            title
            sellable
            stock {
              status
            }
            price {
              withTax {
                cents
                currency
              }
            }
          }
        }
      }
      ...ProductBuyBox_product
      ...SamplesButton_product
      ...DoorHelp_product
      ...ProductPromotions_product
    }
  }
`);

/** What stands below the first window: by itself, so that React can take the page over before this is read. */
const ProductMoreQuery = graphql(`
  query ProductMore($slug: String!, $variantId: Int, $productId: Int) {
    shop {
      id
      ...ProductDetails_shop
    }
    product(by: { slug: $slug }, variantId: $variantId, productId: $productId) {
      id
      ...DimensionStory_product
      ...MattressStory_product
      ...WarmthStory_product
      ...LinenStory_product
      ...ProductDetails_product
      ...ProductReviews_product
      ...RelatedProducts_product
      ...SoldOutInstead_product
    }
  }
`);

export const handle: RouteHandle = { pageType: "pdp" };

const variablesOf = (slug: string, search: URLSearchParams) => ({
  slug,
  variantId: namedVariant(search) ?? null,
  productId: namedNumber(search, "product"),
});

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { slug } = args.params;
  const { search, searchParams } = new URL(args.request.url);
  const variables = variablesOf(slug, searchParams);
  const [data] = await loadQueries(args, [
    [ProductPageQuery, variables, ["product"]],
    [ProductMoreQuery, variables],
  ]);
  if (!data.product) {
    const { redirectOrNotFound } = await import("#app/layout/page/redirect-or-not-found.ts");
    throw await redirectOrNotFound(args);
  }
  // The key decides; a name that has changed since the link was made leads on (docs/rules.md#products-and-masters).
  if (data.product.slug !== slug) throw redirect(`${paths.product(data.product.slug)}${search}`, 301);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function Product({ params }: Route.ComponentProps) {
  const { t } = useTranslation("catalog");
  const site = useSite();
  const [search] = useSearchParams();
  const variables = variablesOf(params.slug, search);
  const data = usePageQuery(ProductPageQuery, variables);
  const product = data?.product;
  const named = product?.variants?.edges.find(
    ({ node }, _index, all) => all.length === 1 || node.variantId === namedVariant(search),
  );
  useProductView(product?.id, named?.node.id);
  if (!product) return null;
  const variantIds = product.variants?.edges.map((edge) => edge.node.variantId) ?? [];
  const crumbs = [
    { value: t("home"), to: paths.home },
    ...product.breadcrumbs,
    { value: product.name, to: paths.product(product.slug) },
  ];
  return (
    <main
      id="inhoud"
      data-page-type-id={product.masterKey}
      tabIndex={-1}
      className="mx-auto max-w-page px-gutter outline-none"
    >
      <PageHead
        title={product.subtitle ? `${product.name}, ${product.subtitle}` : product.name}
        description={product.description?.split("\n\n")[0]}
        path={paths.product(product.slug)}
        image={product.images[0]?.url}
        jsonLd={import.meta.env.SSR ? [breadcrumbJsonLd(site, crumbs), productJsonLd(site, data.shop, product)] : []}
      />
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-3 grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-4 sm:gap-y-7 lg:grid-cols-[minmax(0,1.32fr)_minmax(24rem,1fr)]">
        <Gallery key={product.id} images={product.images} name={product.name} />
        <ProductBuyBox
          product={product}
          shop={data.shop}
          reviewsHref={`#${reviewsId}`}
          belowColours={
            <>
              <SamplesButton product={product} />
              <DoorHelp product={product} />
            </>
          }
          belowButton={
            <>
              <CompareButton product={product} />
              <ComparePlace />
            </>
          }
          offers={<ProductPromotions product={product} />}
          renderHardnessHelp={(help) => <HardnessHelp product={product} {...help} />}
          renderInstead={({ variantId }) => (
            <>
              <RestockForm variantId={variantId} />
              <Instead variables={variables} />
            </>
          )}
          renderBuyButton={({ variantId, missing, quantity, soldOut, promptForVariant }) => (
            <AddToBasketButton
              productName={product.name}
              variantIds={variantIds}
              chosenVariantId={variantId}
              missing={missing}
              quantity={quantity}
              soldOut={soldOut}
              onVariantMissing={promptForVariant}
              wide
            />
          )}
          renderBeside={({ variantId }) => (
            <WishButton
              key={variantId}
              productId={product.id}
              productName={product.name}
              variantId={variantId}
              place="product"
            />
          )}
        />
      </div>
      <Suspense>
        <ProductMore variables={variables} chosenId={named?.node.id} />
      </Suspense>
      <RecentlyViewed productId={product.id} className="mt-section" />
    </main>
  );
}

interface ProductPartProps {
  readonly variables: ReturnType<typeof variablesOf>;
}

function Instead({ variables }: ProductPartProps) {
  const product = usePageQuery(ProductMoreQuery, variables)?.product;
  return product && <SoldOutInstead product={product} />;
}

function ProductMore({ variables, chosenId }: ProductPartProps & { readonly chosenId: string | undefined }) {
  const data = usePageQuery(ProductMoreQuery, variables);
  const product = data?.product;
  if (!product) return null;
  return (
    <>
      <Suspense>
        <DimensionStory product={product} />
        <MattressStory product={product} />
        <WarmthStory product={product} />
        <LinenStory product={product} />
      </Suspense>
      <div className="mt-section">
        <Suspense>
          <ProductDetails product={product} shop={data.shop} />
        </Suspense>
      </div>
      <Suspense>
        <ProductReviews product={product} />
      </Suspense>
      <Suspense>
        <RelatedProducts product={product} variantId={chosenId} />
      </Suspense>
    </>
  );
}
