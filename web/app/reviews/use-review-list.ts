import type { FragmentType } from "@apollo/client/masking";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ReviewFilterInput, ReviewSort } from "#app/graphql/generated/graphql.ts";
import type { ReviewCardFragment } from "./review-card.tsx";

const MoreReviewsQuery = graphql(`
  query MoreReviews($productId: ID!, $after: String, $sort: ReviewSort!, $filter: ReviewFilterInput) {
    product(by: { id: $productId }) {
      id
      reviews(first: 10, after: $after, sort: $sort, filter: $filter) {
        totalCount
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
  }
`);

export interface ReviewPage {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly edges: readonly { readonly node: { readonly id: string } & FragmentType<typeof ReviewCardFragment> }[];
}

/** Which reviews are on show, and in which order. */
export interface ReviewChoice {
  readonly sort: ReviewSort;
  readonly filter: ReviewFilterInput;
}

/** The reviews on show: those that came with the page, and what was loaded after them, in another order or by a filter. */
export function useReviewList(productId: string, first: ReviewPage) {
  const client = useApolloClient();
  const [{ list, shown }, setShown] = useState<{ list: ReviewPage; shown: ReviewChoice }>({
    list: first,
    shown: { sort: "NEWEST", filter: {} },
  });
  const [wanted, setWanted] = useState<ReviewChoice>();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [newestId, setNewestId] = useState<string>();
  const requests = useRef(0);

  const load = async ({ sort, filter }: ReviewChoice, after: string | null | undefined) => {
    requests.current += 1;
    const number = requests.current;
    setState("busy");
    const response = await client
      .query({
        query: MoreReviewsQuery,
        variables: { productId, after, sort, filter },
        context: { cacheable: true },
      })
      .catch(() => undefined);
    if (number !== requests.current) return undefined;
    const page = response?.data?.product?.reviews;
    setState(page ? "idle" : "failed");
    return page;
  };
  const choice = wanted ?? shown;
  const choose = async (other: ReviewChoice) => {
    setNewestId(undefined);
    setWanted(other);
    const request = requests.current + 1;
    const page = await load(other, null);
    if (page) setShown({ list: page, shown: other });
    // what did not come is not chosen
    if (request === requests.current) setWanted(undefined);
  };
  const loadMore = async () => {
    const page = await load(choice, list.pageInfo.endCursor);
    if (!page) return;
    setNewestId(page.edges[0]?.node.id);
    setShown({ list: { ...page, edges: [...list.edges, ...page.edges] }, shown: choice });
  };
  return {
    list,
    /** What is on show, or on its way. */
    choice,
    busy: state === "busy",
    failed: state === "failed",
    /** The first that came with the last press of 'load more'. */
    newestId,
    choose: (change: Partial<ReviewChoice>) => void choose({ ...choice, ...change }),
    loadMore: () => void loadMore(),
  };
}
