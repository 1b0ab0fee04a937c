import type { FragmentType } from "@apollo/client/masking";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { GalleryImage } from "#app/catalog/gallery/gallery-image.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { formatTenths } from "#app/ui/format-tenths.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewFilters } from "./review-filters.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { ReviewOrigin } from "./review-origin.tsx";
import { ScoreBars } from "./score-bars.tsx";
import { type ReviewPage, useReviewList } from "./use-review-list.ts";

export const ProductReviewsFragment = graphql(`
  fragment ProductReviews_product on Product {
    id
    rating {
      count
    }
    reviews(first: 4, sort: NEWEST) {
      totalCount
      count
      sizes {
        value
        label
      }
      sleeperTypes
      photos {
        url
        alt
        width
        height
      }
      score
      distribution {
        score
        count
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          ...ReviewCard_review
        }
      }
    }
  }
`);

export const reviewsId = "reviews";

/** What shoppers think of a product; nothing while nobody has said anything. */
export function ProductReviews({ product }: { readonly product: FragmentType<typeof ProductReviewsFragment> }) {
  const { t } = useTranslation("reviews");
  const data = useFragment(ProductReviewsFragment, product);
  if (data.rating.count === 0 && !data.reviews?.totalCount) return null;
  return (
    <section id={reviewsId} aria-labelledby={`${reviewsId}-heading`} className="mt-section">
      {data.reviews ? (
        <Reviews key={data.id} productId={data.id} reviews={data.reviews} />
      ) : (
        <>
          <Heading />
          <Notice type="warn" className="mt-block">
            {t("unavailable")}
          </Notice>
        </>
      )}
    </section>
  );
}

function Heading() {
  const { t } = useTranslation("reviews");
  return (
    <h2 id={`${reviewsId}-heading`} className="font-display text-h2 font-medium tracking-display">
      {t("title")}
    </h2>
  );
}

interface ReviewsProps {
  readonly productId: string;
  readonly reviews: ReviewPage & {
    readonly count: number;
    readonly sizes: ComponentProps<typeof ReviewFilters>["sizes"];
    readonly sleeperTypes: ComponentProps<typeof ReviewFilters>["sleeperTypes"];
    readonly photos: readonly GalleryImage[];
    readonly score: number;
    readonly distribution: ComponentProps<typeof ScoreBars>["distribution"];
  };
}

function Reviews({ productId, reviews }: ReviewsProps) {
  const { t, i18n } = useTranslation("reviews");
  const { list, choice, choose, busy, failed, loadMore, newestId } = useReviewList(productId, reviews);
  return (
    <div className="grid gap-8 lg:grid-cols-[18rem_1fr] lg:gap-20">
      <div>
        <Heading />
        <div className="mt-5 flex items-center gap-4">
          <p className="font-display text-[3.5rem] leading-none font-medium tabular-nums">
            {formatTenths(reviews.score, i18n.language)}
          </p>
          <div className="grid gap-1">
            <Stars score={reviews.score} className="h-5" />
            <p className="text-xs text-ink-muted">{t("count", { count: reviews.count })}</p>
          </div>
        </div>
        <ScoreBars
          distribution={reviews.distribution}
          chosen={choice.filter.score ?? undefined}
          choose={(score) => choose({ filter: { ...choice.filter, score: score ?? null } })}
        />
        <ReviewOrigin />
      </div>
      <div className="min-w-0">
        <PhotoStrip photos={reviews.photos} />
        {reviews.count > 1 && (
          <ReviewFilters
            choice={choice}
            choose={choose}
            matching={list.totalCount}
            sizes={reviews.sizes}
            sleeperTypes={reviews.sleeperTypes}
          />
        )}
        <div aria-busy={busy || undefined} className={busy ? "opacity-60" : ""}>
          {list.edges.map(({ node }) => (
            <ReviewCard key={node.id} review={node} ref={node.id === newestId ? takeFocus : undefined} />
          ))}
        </div>
        <p role="status" className="sr-only">
          {t("seen", { seen: list.edges.length, total: list.totalCount })}
        </p>
        {failed && (
          <Notice type="error" live className="mb-4">
            {t("loadFailed")}
          </Notice>
        )}
        {list.pageInfo.hasNextPage && (
          <Button variant="outline" busy={busy} busyLabel={t("loadingMore")} onClick={loadMore}>
            {t("loadMore")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The first of the new cards takes the focus as it appears: the button may be gone. */
function takeFocus(card: HTMLElement | null): void {
  card?.focus({ preventScroll: true });
}
