import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SumRow } from "#app/ui/sum-row.tsx";
import { BasketPreviewLine } from "./basket-preview-line.tsx";

const BasketPopoverFragment = graphql(`
  fragment BasketPopover_basket on Basket {
    id
    isEmpty
    items {
      id
      itemGroup {
        key
        isMainItem
        isRequired
      }
      ...BasketPreviewLine_item
    }
    cost {
      withTax {
        formatted
      }
    }
  }
`);

const mostLines = 3;

/** The last three items, the total and one button. */
export function BasketPopover({ basket }: { readonly basket: FragmentType<typeof BasketPopoverFragment> }) {
  const { t } = useTranslation("basket");
  const data = useFragment(BasketPopoverFragment, basket);
  if (data.isEmpty) return <p className="text-sm text-ink-muted">{t("empty.title")}</p>;
  const items = data.items.filter(({ itemGroup }) => !itemGroup || itemGroup.isMainItem);
  const hidden = items.length - mostLines;
  return (
    <>
      <ul className="grid gap-4">
        {items
          .slice(-mostLines)
          .toReversed()
          .map((item) => (
            <li key={item.id}>
              <BasketPreviewLine item={item} />
            </li>
          ))}
      </ul>
      {hidden > 0 && <p className="mt-3 text-xs text-ink-muted">{t("popover.more", { count: hidden })}</p>}
      <dl className="mt-3">
        <SumRow look="total" label={t("total")} value={data.cost.withTax.formatted} />
      </dl>
      <ButtonLink href={paths.basket} prefetch="intent" wide className="mt-3">
        {t("viewBasket")}
      </ButtonLink>
    </>
  );
}
