import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";

const RemoveAddressMutation = graphql(`
  mutation RemoveAddress($input: RemoveAddressInput!) {
    removeAddress(input: $input) {
      ... on RemoveAddressPayload {
        viewer {
          id
          ...AddressBook_customer
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Takes an address out of the address book and says so. */
export function useRemoveAddress() {
  const { t } = useTranslation("profile");
  const outcomeText = useOutcomeText();
  const notifications = useNotifications();
  const [mutate, { loading }] = useMutation(RemoveAddressMutation);
  const remove = async (id: string) => {
    if (loading) return;
    const outcome = await send(mutate({ variables: { input: { id } } }), "removeAddress");
    if (outcome.status === "done")
      notifications.show({ id: `address-removed-${id}`, type: "success", title: t("addresses.removed") });
    else
      notifications.show({
        id: "address-not-removed",
        type: "error",
        title: outcomeText(outcome, t("addresses.failed")),
      });
  };
  return { remove, busy: loading };
}
