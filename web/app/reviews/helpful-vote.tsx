import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { thumbsUpIcon } from "#app/ui/icon/late-icon-paths.ts";

const VoteForReviewMutation = graphql(`
  mutation VoteForReview($input: VoteForReviewInput!) {
    voteForReview(input: $input) {
      ... on VoteForReviewPayload {
        review {
          id
          helpfulCount
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

const storageKey = "helpful-reviews";

interface HelpfulVoteProps {
  readonly reviewId: string;
  readonly count: number;
}

/** Says that a review helped, or no longer; a page is the same for everybody, so the browser itself remembers what it said. */
export function HelpfulVote({ reviewId, count }: HelpfulVoteProps) {
  const { t } = useTranslation("reviews");
  const [vote, { loading }] = useSend(VoteForReviewMutation, "voteForReview");
  const inBrowser = useInBrowser();
  const [said, setSaid] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const isHelpful = said ?? (inBrowser && remembered().has(reviewId));
  const press = async () => {
    if (loading) return;
    setFailed(false);
    const wanted = !isHelpful;
    const outcome = await vote({ reviewId, isHelpful: wanted });
    if (outcome.status !== "done") return setFailed(true);
    remember(reviewId, wanted);
    return setSaid(wanted);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <span id={`helpful-${reviewId}`} className="text-ink-muted">
        {t("helpful.question")}
      </span>
      <button
        type="button"
        aria-pressed={isHelpful}
        aria-describedby={`helpful-${reviewId}`}
        aria-busy={loading || undefined}
        onClick={() => void press()}
        className={`inline-flex min-h-target items-center gap-1.5 font-semibold hover:underline hover:underline-offset-[.22em] ${isHelpful ? "text-primary" : ""}`}
      >
        <Icon path={thumbsUpIcon} className="size-5" />
        {t("helpful.yes", { count })}
      </button>
      <span role="status" className="text-xs text-ink-muted">
        {hasFailed ? t("helpful.failed") : isHelpful ? t("helpful.taken") : ""}
      </span>
    </div>
  );
}

function remembered(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(storageKey) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

function remember(reviewId: string, isHelpful: boolean): void {
  const ids = remembered();
  if (isHelpful) ids.add(reviewId);
  else ids.delete(reviewId);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...ids]));
  } catch {
    // a browser that stores nothing forgets it with the page
  }
}
