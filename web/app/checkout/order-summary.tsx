import type { FragmentType } from "@apollo/client/masking";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BasketPreviewLine } from "#app/basket/preview/basket-preview-line.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { caretDownIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { CheckoutSums } from "./checkout-sums.tsx";

const OrderSummaryFragment = graphql(`
  fragment OrderSummary_checkout on Checkout {
    id
    basket {
      id
      count
      items {
        id
        ...BasketPreviewLine_item
      }
    }
    total {
      formatted
    }
    ...CheckoutSums_checkout
  }
`);

interface OrderSummaryProps {
  readonly checkout: FragmentType<typeof OrderSummaryFragment>;
  /** In the last step everything that is ordered is in sight, also on a phone. */
  readonly startsOpen: boolean;
}

/** What is ordered and what it costs, beside the steps; on small windows one row that opens. */
export function OrderSummary({ checkout, startsOpen }: OrderSummaryProps) {
  const { t } = useTranslation("checkout");
  const { basket, total, ...rest } = useFragment(OrderSummaryFragment, checkout);
  const [chosenOpen, setOpen] = useState<boolean>();
  const open = chosenOpen ?? startsOpen;
  const title = t("summary.title", { count: basket.count });
  return (
    <aside
      aria-label={t("summary.label")}
      className="self-start rounded-md bg-surface px-5 py-2.5 max-lg:-order-1 lg:sticky lg:top-6 lg:p-6"
    >
      <h2 className="text-base font-semibold max-lg:hidden">
        <span className="flex items-center justify-between gap-4">
          {title}
          <TextLink href={paths.basket} className="text-sm font-normal">
            {t("change")}
          </TextLink>
        </span>
      </h2>
      <h2 className="text-base font-semibold lg:hidden">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="order-summary"
          onClick={() => setOpen(!open)}
          className="flex min-h-target w-full cursor-pointer items-center gap-2 text-left"
        >
          {title}
          <Icon path={caretDownIcon} className={`size-[1.125rem] transition-transform ${open ? "rotate-180" : ""}`} />
          <span className="ml-auto tabular-nums">{total.formatted}</span>
        </button>
      </h2>
      <div id="order-summary" className={open ? "max-lg:pb-2.5" : "max-lg:hidden"}>
        <ul className="my-3 grid gap-5 lg:my-5">
          {basket.items.map((item) => (
            <li key={item.id}>
              <BasketPreviewLine item={item} />
            </li>
          ))}
        </ul>
        <CheckoutSums checkout={rest} />
      </div>
    </aside>
  );
}
