import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BasketLineControls } from "./basket-line-controls.tsx";
import { BasketLineStatus } from "./basket-line-status.tsx";
import { BasketPreviewLine } from "#app/basket/preview/basket-preview-line.tsx";

const BasketSetMemberFragment = graphql(`
  fragment BasketSetMember_item on BasketItem {
    id
    packageId
    itemGroup {
      key
      isMainItem
      isRequired
    }
    ...BasketPreviewLine_item
    ...BasketLineStatus_item
    ...BasketLineControls_item
  }
`);

interface BasketSetMemberProps {
  readonly item: FragmentType<typeof BasketSetMemberFragment>;
  /** With another shipment than its main item. */
  readonly comesApart: boolean;
  readonly onRemoved: () => void;
}

/** A member of a set below its main item; what the set needs can only be removed with it. */
export function BasketSetMember({ item, comesApart, onRemoved }: BasketSetMemberProps) {
  const { t } = useTranslation("basket");
  const { t: tShipments } = useTranslation("shipments");
  const data = useFragment(BasketSetMemberFragment, item);
  return (
    <article className="grid gap-1.5">
      <BasketPreviewLine item={data} />
      <div className="grid gap-1 pl-[5.375rem]">
        <BasketLineStatus item={data} quiet />
        {comesApart && (
          <p className="text-sm text-ink-muted">{tShipments("memberComes", { number: data.packageId })}</p>
        )}
        {data.itemGroup?.isRequired ? (
          <p className="text-sm text-ink-muted">{t("set.required")}</p>
        ) : (
          <BasketLineControls item={data} canSave={false} onRemoved={onRemoved} />
        )}
      </div>
    </article>
  );
}
