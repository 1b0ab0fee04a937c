import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";

const OrderTitleFragment = graphql(`
  fragment OrderTitle_order on Order {
    id
    items {
      id
      name
    }
  }
`);

/** What was ordered, in a few words: the first article by its name and how many others. */
export function OrderTitle({ order }: { readonly order: FragmentType<typeof OrderTitleFragment> }) {
  const { t } = useTranslation("orders");
  const [first, ...others] = useFragment(OrderTitleFragment, order).items;
  return others.length > 0 ? t("andOthers", { count: others.length, first: first?.name ?? "" }) : first?.name;
}
