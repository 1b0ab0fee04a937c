import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { AccountSkeleton } from "#app/account/account-skeleton.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ReceivedWithdrawal } from "./use-withdraw-order.ts";
import { WithdrawPieces } from "./withdraw-pieces.tsx";

const OwnOrderToWithdrawQuery = graphql(`
  query OwnOrderToWithdraw($id: ID!) {
    order(by: { id: $id }) {
      id
      ...WithdrawPieces_order
    }
  }
`);

interface OwnOrderToWithdrawProps {
  readonly id: string;
  readonly onReceived: (received: ReceivedWithdrawal) => void;
  /** Called when it is not an order of whoever looks. */
  readonly onUnknown: () => void;
}

/** The pieces of an order of the signed-in customer. */
export function OwnOrderToWithdraw({ id, onReceived, onUnknown }: OwnOrderToWithdrawProps) {
  const { data, error } = useQuery(OwnOrderToWithdrawQuery, { ssr: false, variables: { id }, errorPolicy: "all" });
  const isUnknown = error !== undefined || (data !== undefined && data.order === null);
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown, onUnknown]);
  if (!data?.order) return <AccountSkeleton />;
  return <WithdrawPieces order={data.order} by={{ id }} onReceived={onReceived} />;
}
