import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { AddressForm } from "./address-form.tsx";
import type { BookAddress } from "./book-address.ts";
import { PostalAddress } from "./postal-address.tsx";

const AddressBookFragment = graphql(`
  fragment AddressBook_customer on Customer {
    id
    gender
    firstName
    lastName
    addresses {
      ...BookAddress_address @unmask
    }
  }
`);

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

const overlayId = "address-form";
const actionClasses = classes(textLinkClasses, "touch-target");

/** The customer's addresses, to add to, change and remove from. */
export function AddressBook({ customer }: { readonly customer: FragmentType<typeof AddressBookFragment> }) {
  const { t } = useTranslation("profile");
  const { addresses, ...person } = useFragment(AddressBookFragment, customer);
  const { open, close } = useOverlay(overlayId);
  const notifications = useNotifications();
  // `undefined` is a new one; the number makes every opening a form of its own
  const [edited, setEdited] = useState<{ readonly address: BookAddress | undefined; readonly opening: number }>({
    address: undefined,
    opening: 0,
  });
  const edit = (address?: BookAddress) => {
    setEdited({ address, opening: edited.opening + 1 });
    open();
  };
  const onSaved = () => {
    close();
    notifications.show({ id: "address-saved", type: "success", title: t("addresses.saved") });
  };
  return (
    <>
      {addresses.length === 0 && <p className="mb-5 text-ink-muted">{t("addresses.empty")}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] not-empty:mb-5">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} onEdit={() => edit(address)} />
        ))}
      </ul>
      <Button variant="outline" onClick={() => edit()} className="max-sm:w-full">
        {t("addresses.add")}
      </Button>
      <Dialog overlayId={overlayId} title={edited.address ? t("addresses.changeTitle") : t("addresses.newTitle")}>
        <AddressForm key={edited.opening} address={edited.address} person={person} onSaved={onSaved} onCancel={close} />
      </Dialog>
    </>
  );
}

function AddressCard({ address, onEdit }: { readonly address: BookAddress; readonly onEdit: () => void }) {
  const { t } = useTranslation("profile");
  const outcomeText = useOutcomeText();
  const notifications = useNotifications();
  const [removeAddress, { loading: busy }] = useSend(RemoveAddressMutation, "removeAddress");
  const { id, street, houseNumber, city, isDefaultShipping, isDefaultBilling } = address;
  const remove = async () => {
    if (busy) return;
    const outcome = await removeAddress({ id });
    if (outcome.status === "done")
      notifications.show({ id: `address-removed-${id}`, type: "success", title: t("addresses.removed") });
    else
      notifications.show({
        id: "address-not-removed",
        type: "error",
        title: outcomeText(outcome, t("addresses.failed")),
      });
  };
  const name = `${street} ${houseNumber}, ${city}`;
  return (
    <li className="flex flex-col rounded-md border border-line p-5 text-sm">
      {(isDefaultShipping || isDefaultBilling) && (
        <p className="mb-2.5 flex flex-wrap gap-1.5">
          {isDefaultShipping && <Badge ringed>{t("addresses.shipping")}</Badge>}
          {isDefaultBilling && <Badge ringed>{t("addresses.billing")}</Badge>}
        </p>
      )}
      <div className="wrap-anywhere">
        <PostalAddress address={address} />
      </div>
      <p className="mt-auto flex gap-5 pt-4">
        <button
          type="button"
          aria-label={t("addresses.changeOf", { address: name })}
          onClick={onEdit}
          className={actionClasses}
        >
          {t("addresses.change")}
        </button>
        <button
          type="button"
          aria-label={t("addresses.removeOf", { address: name })}
          aria-disabled={busy || undefined}
          onClick={() => void remove()}
          className={actionClasses}
        >
          {t("addresses.remove")}
        </button>
      </p>
    </li>
  );
}
