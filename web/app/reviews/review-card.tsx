import type { FragmentType } from "@apollo/client/masking";
import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { checkCircleIcon } from "#app/ui/icon/late-icon-paths.ts";
import { Stars } from "#app/ui/stars.tsx";
import { HelpfulVote } from "./helpful-vote.tsx";
import { ReportLink } from "./report-link.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import { ReviewTranslation } from "./review-translation.tsx";
import { useTranslateReview } from "./use-translate-review.ts";

export const ReviewCardFragment = graphql(`
  fragment ReviewCard_review on Review {
    id
    score
    title
    text
    language
    isForeign
    writtenAt
    author
    place
    sleeperType
    variantTitle
    productName
    isVerified
    helpfulCount
    answer {
      text
      answeredAt
    }
    ...ReviewPhotos_review
  }
`);

interface ReviewCardProps {
  readonly review: FragmentType<typeof ReviewCardFragment>;
  /** Takes the focus when the card was loaded last. */
  readonly ref?: Ref<HTMLElement>;
}

/** `Matras Duinrust, zand, 90 × 200 cm`; the variant of an article without a choice has the article's name. */
function boughtName(productName: string | null, variantTitle: string): string {
  if (productName === null) return variantTitle;
  return productName.startsWith(variantTitle) ? productName : `${productName}, ${variantTitle}`;
}

/** What one shopper thinks, in the language it was written in or translated. */
export function ReviewCard({ review, ref }: ReviewCardProps) {
  const { t } = useTranslation("reviews");
  const moments = useMomentTexts();
  const headingId = useId();
  const data = useFragment(ReviewCardFragment, review);
  const translation = useTranslateReview(data.id);
  const shown = translation.shown ?? data;
  const bought = data.variantTitle ? boughtName(data.productName, data.variantTitle) : data.productName;
  const facts = [
    ...(data.variantTitle ? [t("bought", { variant: bought })] : []),
    ...(data.sleeperType ? [t(`sleeper.${data.sleeperType}`)] : []),
  ];
  return (
    <article ref={ref} tabIndex={-1} aria-labelledby={headingId} className="border-t border-line py-6 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars score={data.score} />
        <p className="text-xs text-ink-muted">
          {data.place ? t("authorOf", { author: data.author, place: data.place }) : data.author},{" "}
          <time dateTime={data.writtenAt}>{moments.day(data.writtenAt)}</time>
        </p>
      </div>
      <div lang={data.isForeign ? shown.language : undefined}>
        <h3 id={headingId} className="mt-2 text-h4 font-semibold">
          {shown.title}
        </h3>
        {shown.text.split("\n\n").map((paragraph, index) => (
          <p key={index} className="mt-1 max-w-text">
            {paragraph}
          </p>
        ))}
      </div>
      {data.isForeign && <ReviewTranslation language={data.language} translation={translation} />}
      {facts.length > 0 && <p className="mt-2 text-xs text-ink-muted">{facts.join(" · ")}</p>}
      {data.isVerified && (
        <p className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-success">
          <Icon path={checkCircleIcon} className="size-4" />
          {t("verified")}
        </p>
      )}
      <ReviewPhotos review={data} />
      {data.answer && (
        <div className="mt-4 max-w-text border-l-3 border-primary bg-surface px-5 py-4 text-sm">
          <p>
            <b className="font-semibold">{t("answer")}</b>{" "}
            <time dateTime={data.answer.answeredAt} className="text-ink-muted">
              {moments.day(data.answer.answeredAt)}
            </time>
          </p>
          {data.answer.text.split("\n\n").map((paragraph, index) => (
            <p key={index} className="mt-1">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <HelpfulVote reviewId={data.id} count={data.helpfulCount} />
        <ReportLink {...data} name={bought ?? t("report.unnamed")} />
      </div>
    </article>
  );
}
