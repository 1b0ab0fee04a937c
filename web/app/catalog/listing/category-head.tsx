import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { focusInSight } from "#app/ui/browser/focus-in-sight.ts";

export const CategoryHeadFragment = graphql(`
  fragment CategoryHead_category on Category {
    id
    categoryId
    name
    description
    breadcrumbs {
      value
      to
    }
    children {
      id
      name
      path
    }
  }
`);

/** `Pocketvering` below Matrassen, where the address calls it so as well, and `Hybride`; `Kindermatrassen` keeps its name. */
function shortName({ name, path }: { readonly name: string; readonly path: string }, parent: string): string {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const long = `${slug}${parent.toLowerCase()}`;
  return name.toLowerCase().replace(" ", "") === long ? name.slice(0, slug.length) : name;
}

/** Where a shopper is, what stands here, and the narrower categories. */
export function CategoryHead({ category }: { readonly category: FragmentType<typeof CategoryHeadFragment> }) {
  const { t } = useTranslation("catalog");
  const data = useFragment(CategoryHeadFragment, category);
  return (
    <>
      <Breadcrumb crumbs={[{ value: t("home"), to: "/" }, ...data.breadcrumbs]} />
      <header data-page-type-id={data.categoryId} className="grid max-w-[44rem] gap-2.5 pt-3 pb-6">
        <h1 className="font-display text-h1 font-medium tracking-display hyphens-auto wrap-anywhere">{data.name}</h1>
        <p className="text-lead text-ink-muted">{data.description}</p>
      </header>
      {data.children.length > 0 && (
        <nav
          aria-label={t("subcategories", { name: data.name })}
          className="-mx-gutter overflow-x-auto px-gutter py-1.5 scrollbar-none"
        >
          <ul className="flex w-max gap-2" ref={focusInSight}>
            {data.children.map((child) => (
              <li key={child.id}>
                <Anchor
                  href={child.path}
                  prefetch="intent"
                  className="inline-flex min-h-target items-center rounded-sm bg-surface px-4 text-sm font-medium whitespace-nowrap hover:bg-surface-sunken"
                >
                  {shortName(child, data.name)}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
