import type { FragmentType } from "@apollo/client/masking";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ReviewCardFragment } from "./review-card.tsx";

const MoreReviewsQuery = graphql(`
  query MoreReviews($productId: ID!, $after: String, $sort: ReviewSort!) {
    product(by: { id: $productId }) {
      id
      reviews(first: 10, after: $after, sort: $sort) {
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

export type ReviewSort = "NEWEST" | "OLDEST" | "HIGHEST" | "LOWEST";

export interface ReviewPage {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly edges: readonly { readonly node: { readonly id: string } & FragmentType<typeof ReviewCardFragment> }[];
}

/** The reviews on show: those that came with the page, and what was loaded after them or in another order. */
export function useReviewList(productId: string, first: ReviewPage) {
  const client = useApolloClient();
  const [{ list, sort }, setShown] = useState({ list: first, sort: "NEWEST" as ReviewSort });
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [newestId, setNewestId] = useState<string>();
  const requests = useRef(0);

  const load = async (wanted: ReviewSort, after: string | null | undefined) => {
    requests.current += 1;
    const number = requests.current;
    setState("busy");
    const response = await client
      .query({ query: MoreReviewsQuery, variables: { productId, after, sort: wanted }, context: { cacheable: true } })
      .catch(() => undefined);
    if (number !== requests.current) return undefined;
    const page = response?.data?.product?.reviews;
    setState(page ? "idle" : "failed");
    return page;
  };
  const sortBy = async (wanted: ReviewSort) => {
    setNewestId(undefined);
    const page = await load(wanted, null);
    if (page) setShown({ list: page, sort: wanted });
  };
  const loadMore = async () => {
    const page = await load(sort, list.pageInfo.endCursor);
    if (!page) return;
    setNewestId(page.edges[0]?.node.id);
    setShown({ list: { pageInfo: page.pageInfo, edges: [...list.edges, ...page.edges] }, sort });
  };
  return {
    list,
    sort,
    busy: state === "busy",
    failed: state === "failed",
    /** The first that came with the last press of 'load more'. */
    newestId,
    sortBy: (wanted: ReviewSort) => void sortBy(wanted),
    loadMore: () => void loadMore(),
  };
}
