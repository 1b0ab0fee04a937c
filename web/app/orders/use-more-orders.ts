import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { MoreOrdersQuery as MoreOrders } from "#app/graphql/generated/graphql.ts";

const MoreOrdersQuery = graphql(`
  query MoreOrders($after: String) {
    viewer {
      id
      orders(after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            id
            ...OrderCard_order
          }
        }
      }
    }
  }
`);

interface PageInfo {
  readonly endCursor?: string | null;
  readonly hasNextPage: boolean;
}

type Edges = NonNullable<NonNullable<MoreOrders["viewer"]>["orders"]>["edges"];

/** The pages of a list of orders after the first one, one at a time. */
export function useMoreOrders(firstPage: PageInfo | undefined) {
  const client = useApolloClient();
  const [edges, setEdges] = useState<Edges>([]);
  const [last, setLast] = useState(firstPage);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const load = async (): Promise<void> => {
    if (state === "busy") return;
    setState("busy");
    const variables = { after: last?.endCursor ?? null };
    const response = await client
      .query({ query: MoreOrdersQuery, variables, fetchPolicy: "network-only" })
      .catch(() => undefined);
    const orders = response?.data?.viewer?.orders;
    if (orders) {
      setEdges((shown) => [...shown, ...orders.edges]);
      setLast(orders.pageInfo);
    }
    setState(orders ? "idle" : "failed");
  };
  return {
    edges,
    hasNextPage: last?.hasNextPage ?? false,
    busy: state === "busy",
    hasFailed: state === "failed",
    load: () => void load(),
  };
}
