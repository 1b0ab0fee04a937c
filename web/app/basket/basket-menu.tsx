import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { HoverPopover } from "#app/ui/hover-popover.tsx";
import { basketIcon } from "#app/ui/icon-paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BasketCount } from "./basket-count.tsx";
import { BasketPopover } from "./basket-popover.tsx";
import { useBasket } from "./use-basket.ts";

export const BasketMenuFragment = graphql(`
  fragment BasketMenu_basket on Basket {
    id
    count
    ...BasketPopover_basket
  }
`);

/** The basket in the header: a link with the number of pieces, on desktop a preview on hover and focus. */
export function BasketMenu() {
  const { t } = useTranslation("basket");
  const { basket } = useBasket();
  const { data, complete } = useFragment({ fragment: BasketMenuFragment, from: basket ?? null });
  return (
    <HoverPopover
      overlayId="basket-popover"
      label={t("popover.label")}
      trigger={
        <Anchor
          href={paths.basket}
          prefetch="intent"
          className="relative flex h-target min-w-target flex-col items-center justify-center gap-0.5 text-2xs leading-tight lg:h-12 lg:min-w-19"
        >
          <Icon path={basketIcon} className="size-6" />
          <span className="sr-only lg:not-sr-only">{t("title")}</span>
          {complete && <BasketCount count={data.count} />}
        </Anchor>
      }
    >
      {complete ? <BasketPopover basket={data} /> : <p className="text-sm text-ink-muted">{t("loading")}</p>}
    </HoverPopover>
  );
}
