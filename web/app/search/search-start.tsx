import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { searchAddress } from "./search-address.ts";

/** Where to go without a term, or without results. */
export const SearchStartQuery = graphql(`
  query SearchStart {
    searchSuggestions(term: "") {
      popular
      categories {
        label
        path
        category {
          id
        }
      }
    }
  }
`);

const chip =
  "inline-flex min-h-target items-center rounded-sm bg-surface px-4 text-sm font-medium hover:bg-surface-sunken";

/** Popular searches and the categories that sell best; nothing when they could not be had. */
export function SearchStart() {
  const { t } = useTranslation("searchPage");
  const start = usePageQuery(SearchStartQuery, {})?.searchSuggestions;
  if (!start) return null;
  return (
    <div className="grid gap-8" data-click-origin="search-start">
      {start.popular.length > 0 && (
        <Ways title={t("popular")} ways={start.popular.map((term) => ({ label: term, href: searchAddress(term) }))} />
      )}
      {start.categories.length > 0 && (
        <Ways title={t("categories")} ways={start.categories.map(({ label, path }) => ({ label, href: path }))} />
      )}
    </div>
  );
}

interface WaysProps {
  readonly title: string;
  readonly ways: readonly { readonly label: string; readonly href: string }[];
}

function Ways({ title, ways }: WaysProps) {
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-h3 font-medium tracking-display">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} prefetch="intent" className={chip}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
