import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const TranslateReviewMutation = graphql(`
  mutation TranslateReview($input: TranslateReviewInput!) {
    translateReview(input: $input) {
      ... on TranslateReviewPayload {
        language
        title
        text
      }
      ...Refusal_error @unmask
    }
  }
`);

interface TranslatedText {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

export interface Translation {
  /** What is on show instead of the original; undefined for the original. */
  readonly shown: TranslatedText | undefined;
  readonly isTranslated: boolean;
  readonly busy: boolean;
  /** Missing: there is none, and there will be none. Failed: it may come another time (docs/rules.md#error-catalogue). */
  readonly problem: "missing" | "failed" | undefined;
  readonly translate: () => void;
  readonly showOriginal: () => void;
}

/** Translates a review into the shop's language on demand, once. */
export function useTranslateReview(reviewId: string): Translation {
  const [mutate, { loading }] = useMutation(TranslateReviewMutation, { context: { leavesNoVisitor: true } });
  const [translated, setTranslated] = useState<TranslatedText>();
  const [showsIt, setShowsIt] = useState(false);
  const [problem, setProblem] = useState<Translation["problem"]>();

  const translate = async () => {
    if (loading) return undefined;
    setShowsIt(true);
    if (translated) return undefined;
    setProblem(undefined);
    const outcome = await send(mutate({ variables: { input: { reviewId } } }), "translateReview");
    if (outcome.status === "done") return setTranslated(outcome.payload);
    const isMissing = outcome.status === "refused" && outcome.error.__typename === "NoTranslation";
    return setProblem(isMissing ? "missing" : "failed");
  };
  return {
    shown: showsIt ? translated : undefined,
    isTranslated: translated !== undefined,
    busy: loading,
    problem,
    translate: () => void translate(),
    showOriginal: () => setShowsIt(false),
  };
}
