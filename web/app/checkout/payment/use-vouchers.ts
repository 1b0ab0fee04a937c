import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";

const RedeemVoucherMutation = graphql(`
  mutation RedeemVoucher($input: RedeemVoucherInput!) {
    redeemVoucher(input: $input) {
      ... on RedeemVoucherPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on CheckoutConflict {
        current: checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

const RemoveVoucherMutation = graphql(`
  mutation RemoveVoucher($input: RemoveVoucherInput!) {
    removeVoucher(input: $input) {
      ... on RemoveVoucherPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on CheckoutConflict {
        current: checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Redeems vouchers and takes them off again, each with one request. What both answer is why it did not work; undefined when it did. */
export function useVouchers(onSignedOut: () => void) {
  const { t } = useTranslation("errors");
  const [mutateRedeem, { loading: redeeming }] = useMutation(RedeemVoucherMutation);
  const [mutateRemove] = useMutation(RemoveVoucherMutation);

  const redeem = async (code: string): Promise<string | undefined> => {
    const answer = await mutateRedeem({ variables: { input: { code } } }).catch(() => undefined);
    const result = answer?.data?.redeemVoucher;
    switch (result?.__typename) {
      case "RedeemVoucherPayload":
        return undefined;
      case "InvalidInput":
        return result.fields[0]?.message ?? result.message;
      case "NotSignedIn":
        onSignedOut();
        return result.message;
      default:
        return result?.message ?? t("generic");
    }
  };
  const remove = async (code: string): Promise<string | undefined> => {
    const answer = await mutateRemove({ variables: { input: { code } } }).catch(() => undefined);
    const result = answer?.data?.removeVoucher;
    if (result?.__typename === "RemoveVoucherPayload") return undefined;
    if (result?.__typename === "NotSignedIn") onSignedOut();
    return result?.message ?? t("generic");
  };
  return { redeem, remove, redeeming };
}
