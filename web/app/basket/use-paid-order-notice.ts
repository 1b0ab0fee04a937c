import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useRef } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useBasketMessages } from "./use-basket-messages.ts";

const PaidOrderNoticeFragment = graphql(`
  fragment PaidOrderNotice_basket on Basket {
    id
    keptOrderNumber
  }
`);

/** Says so when a change found that the basket had been paid: its order stands, and a new basket has begun. */
export function usePaidOrderNotice(basket: FragmentType<typeof PaidOrderNoticeFragment> | null | undefined): void {
  const { orderKept } = useBasketMessages();
  const number = useFragment(PaidOrderNoticeFragment, basket)?.keptOrderNumber;
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (!number || said.current === number) return;
    said.current = number;
    orderKept(number);
  });
}
