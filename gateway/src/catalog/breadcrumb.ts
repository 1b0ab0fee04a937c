import type { Category, Product, ProductCategory } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import type { CategoryTree } from "#gateway/sources/commerce/category-tree.ts";

export interface Breadcrumb {
  readonly value: string;
  readonly to: string;
}

export const BreadcrumbRef = builder.objectRef<Breadcrumb>("Breadcrumb").implement({
  description: "One step of the path from the home page.",
  fields: (t) => ({
    value: t.exposeString("value", { description: "Name of the step in the shop's language." }),
    to: t.exposeString("to", { description: "Path of its page within the shop." }),
  }),
});

/** The way to a category, itself last. */
export function categoryBreadcrumbs(category: Category, tree: CategoryTree): Breadcrumb[] {
  return category.rootlineIds.flatMap((id) => {
    const step = tree.byId.get(id);
    return step ? [{ value: step.name, to: step.path }] : [];
  });
}

/** The way to a product: its deepest visible category and that one's parents, without the product. */
export function productBreadcrumbs(product: Product): Breadcrumb[] {
  return deepestRootline(product).map((step) => ({ value: step.categoryName, to: step.categoryUrl }));
}

function deepestRootline(product: Product): readonly ProductCategory[] {
  const visible = (product.categories ?? []).filter((rootline) => rootline.every((step) => !step.categoryHidden));
  return visible.reduce<readonly ProductCategory[]>(
    (deepest, rootline) => (rootline.length > deepest.length ? rootline : deepest),
    [],
  );
}
