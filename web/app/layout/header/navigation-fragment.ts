import type { FragmentType } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { NavigationItem_ItemFragment } from "#app/graphql/generated/graphql.ts";

/** An item of the main menu with what lies under it, for the menu row and the drawer alike. */
export const NavigationItemFragment = graphql(`
  fragment NavigationItem_item on NavigationItem {
    id
    name
    href
    highlight
    category {
      id
      path
    }
    children {
      id
      name
      href
      children {
        id
        name
        href
      }
    }
  }
`);

export type NavigationItem = NavigationItem_ItemFragment;
export type NavigationItemRef = FragmentType<NavigationItem_ItemFragment> & { readonly id?: string };
