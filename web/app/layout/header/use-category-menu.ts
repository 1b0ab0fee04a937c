import { useQuery } from "@apollo/client/react";
import { shownLinks } from "#app/content/story-link.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { CategoryMenuQuery as CategoryMenuData } from "#app/graphql/generated/graphql.ts";

const CategoryMenuQuery = graphql(`
  query CategoryMenu($path: String!) {
    category(path: $path) {
      id
      listing(first: 1) {
        totalCount
        filters {
          slug
          values {
            name
            key
            productCount
          }
        }
        quickFilters {
          slug
          count
        }
      }
    }
    story(slug: "instellingen/menu") {
      id
      blocks {
        id
        ... on ShopMenuBlock {
          panels {
            category {
              id
              path
            }
            image {
              ...StoryImage_image @unmask
            }
            products {
              id
              ...ProductRow_product
            }
            links {
              ...StoryLink_link @unmask
            }
          }
        }
      }
    }
  }
`);

export interface MenuLink {
  readonly name: string;
  readonly href: string;
}

const sizes = ["size"];
const materials = ["fillingMaterial", "upholstery", "woodType", "fabric"];
const mostLinks = 7;

/**
 * What the menu shows of a category beside its subcategories, loaded when its menu opens: its commonest sizes and materials from the filters
 * of its listing, whether it has anything new or reduced, and the panel that editors made for it.
 */
export function useCategoryMenu(href: string, path: string) {
  const { data } = useQuery(CategoryMenuQuery, { ssr: false, variables: { path }, context: { cacheable: true } });
  const listing = data?.category?.listing;
  const panel = data?.story?.blocks
    .flatMap((block) => (block.__typename === "ShopMenuBlock" ? block.panels : []))
    .find(({ category }) => category?.path === path);
  const has = (slug: string) => listing?.quickFilters.some((filter) => filter.slug === slug && filter.count > 0);
  return {
    totalCount: listing?.totalCount,
    // furniture counts sets among its sizes
    sizes: filterLinks(href, listing?.filters, sizes, (name) => /^\d/.test(name)),
    materials: filterLinks(href, listing?.filters, materials),
    newest: has("isNew") ? `${href}?isNew=true` : undefined,
    sale: has("sale") ? `${href}?sale=true` : undefined,
    advice: shownLinks(panel?.links ?? []).map(({ label, href: to }): MenuLink => ({ name: label, href: to })),
    room: panel?.image,
    products: panel?.products ?? [],
  };
}

type Filters = NonNullable<NonNullable<CategoryMenuData["category"]>["listing"]>["filters"];

/** The values with the most products, in the order the filters have them. */
function filterLinks(
  href: string,
  filters: Filters = [],
  slugs: readonly string[],
  isShown = (_name: string) => true,
): readonly MenuLink[] {
  const values = filters.flatMap(({ slug, values: all }) =>
    slugs.includes(slug)
      ? all
          .filter(({ name }) => isShown(name))
          .map(({ name, key, productCount }) => ({ slug, name, key, productCount }))
      : [],
  );
  const commonest = new Set(values.toSorted((one, other) => other.productCount - one.productCount).slice(0, mostLinks));
  return values
    .filter((value) => value.productCount > 0 && commonest.has(value))
    .map(({ slug, name, key }) => ({ name, href: `${href}?${slug}=${key}` }));
}
