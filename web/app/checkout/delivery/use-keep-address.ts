import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { useSaveAddress } from "#app/account/addresses/use-save-address.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { formAddress } from "#app/account/addresses/form-address.ts";
import { isSameAddress } from "./same-address.ts";
import type { BookAddress } from "#app/account/addresses/book-address.ts";

/** Whether a new address goes into the customer's book; the first one does, unless they say otherwise. */
export function useKeepAddress(book: readonly BookAddress[] | undefined) {
  const { t } = useTranslation("checkout");
  const notifications = useNotifications();
  const [save] = useSaveAddress();
  const [chosen, want] = useState<boolean>();
  const isNew = (address: PostalAddress) =>
    book !== undefined && !book.some((known) => isSameAddress(formAddress(known), address));
  const isFirst = book?.length === 0;
  const isWanted = chosen ?? isFirst;
  return {
    isNew,
    isWanted,
    want,
    /** Saves it beside the order, which does not wait for it. */
    keepIfWanted: async (address: PostalAddress): Promise<void> => {
      if (!isWanted || !isNew(address)) return;
      const outcome = await save({ address, isDefaultShipping: isFirst, isDefaultBilling: isFirst });
      if (outcome.status !== "done")
        notifications.show({ id: "address-not-kept", type: "warn", title: t("delivery.notKept") });
    },
  };
}

export type KeepingAddress = ReturnType<typeof useKeepAddress>;
