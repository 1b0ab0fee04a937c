import type { FragmentType } from "@apollo/client/masking";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { type Reordered, useReorder } from "./use-reorder.ts";

export const ReorderButtonFragment = graphql(`
  fragment ReorderButton_order on Order {
    id
    items {
      id
      variantId
      quantity
      total {
        cents
      }
      voucherDiscount {
        cents
      }
    }
  }
`);

const notices = {
  ALL: { type: "success", text: "order.reordered" },
  PARTS: { type: "info", text: "order.reorderedSome" },
  NOTHING: { type: "warn", text: "order.nothingToReorder" },
  FAILED: { type: "error", text: "order.reorderFailed" },
} as const satisfies Record<Reordered, object>;

/** Orders the same once more; gifts are earned anew in the basket. */
export function ReorderButton({ order }: { readonly order: FragmentType<typeof ReorderButtonFragment> }) {
  const { t } = useTranslation("orders");
  const { items } = useFragment(ReorderButtonFragment, order);
  const { reorder, busy } = useReorder();
  const [reordered, setReordered] = useState<Reordered>();
  const bought = items
    .filter(({ total, voucherDiscount }) => total.cents + voucherDiscount.cents > 0)
    .map(({ variantId, quantity }) => ({ variantId, quantity }));
  return (
    <>
      <Button
        variant="outline"
        busy={busy}
        busyLabel={t("order.reordering")}
        onClick={() => {
          setReordered(undefined);
          void reorder(bought).then(setReordered);
        }}
      >
        {t("order.reorder")}
      </Button>
      {reordered && (
        <Notice live type={notices[reordered].type}>
          {t(notices[reordered].text)}
        </Notice>
      )}
    </>
  );
}
