import type { FragmentType } from "@apollo/client/masking";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { BasketLines_BasketFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ShipmentHead } from "#app/basket/delivery/shipment-head.tsx";
import { shipmentGroups } from "#app/basket/delivery/shipment-groups.ts";
import { type BasketGroup, basketGroups } from "./basket-groups.ts";
import { BasketLine, type BasketLineLayout } from "./basket-line.tsx";
import { BasketSetMember } from "./basket-set-member.tsx";
import type { GiftWish } from "#app/basket/gifts/gift-wish.ts";

const BasketLinesFragment = graphql(`
  fragment BasketLines_basket on Basket {
    id
    items {
      id
      key
      status
      packageId
      itemGroup {
        key
        isMainItem
        isRequired
      }
      ...BasketLine_item
      ...BasketSetMember_item
    }
    packages {
      packageId
    }
    ...ShipmentHead_basket
  }
`);

interface BasketLinesProps {
  readonly basket: FragmentType<typeof BasketLinesFragment>;
  readonly layout: BasketLineLayout;
  readonly onChooseGift: (wish: GiftWish) => void;
}

const looks = { page: "grid gap-5", flyout: "*:first:pt-0" } as const;
const memberIndents = { page: "md:ml-[12rem]", flyout: "" } as const;

/** The items of the basket, members of a set indented under their main item; on the page by the shipment that brings them. */
export function BasketLines({ basket, layout, onChooseGift }: BasketLinesProps) {
  const { t } = useTranslation("basket");
  const list = useRef<HTMLUListElement>(null);
  const data = useFragment(BasketLinesFragment, basket);
  // The button that had the focus goes with its line.
  const onRemoved = () => list.current?.focus({ preventScroll: true });
  const groups = basketGroups(data.items);
  const lines = (shown: readonly BasketGroup<BasketLines_BasketFragment["items"][number]>[]) =>
    shown.map(({ main, members, blocked }) => (
      <li key={main.id} className="border-t border-line py-5 first:border-t-0">
        {blocked && <Notice type="error" title={t("setBlocked")} className="mb-4" />}
        <BasketLine item={main} layout={layout} onRemoved={onRemoved} onChooseGift={onChooseGift} />
        {members.length > 0 && (
          <ul
            aria-label={t("set.members")}
            className={`mt-4 grid gap-4 border-l-2 border-line pl-4 ${memberIndents[layout]}`}
          >
            {members.map((member) => (
              <li key={member.id}>
                <BasketSetMember
                  item={member}
                  comesApart={layout === "page" && member.packageId !== main.packageId}
                  onRemoved={onRemoved}
                />
              </li>
            ))}
          </ul>
        )}
      </li>
    ));
  return (
    <ul ref={list} tabIndex={-1} aria-label={t("items")} className={`outline-none ${looks[layout]}`}>
      {layout === "flyout"
        ? lines(groups)
        : shipmentGroups(groups, data.packages).map(({ packageId, groups: shipped }) => (
            <li key={packageId} className="rounded-md border border-line">
              <ShipmentHead basket={data} packageId={packageId} />
              <ul className="px-4 md:px-5">{lines(shipped)}</ul>
            </li>
          ))}
    </ul>
  );
}
