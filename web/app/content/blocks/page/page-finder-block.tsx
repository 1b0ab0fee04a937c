import type { FragmentType } from "@apollo/client/masking";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useSearchParams } from "react-router";
import { BlockSection } from "#app/content/block-section.tsx";
import { safeHref } from "#app/content/safe-href.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { finderParameter } from "#app/locale/paths.ts";
import { searchAddress } from "#app/search/search-address.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { pageMatcher } from "./page-matcher.ts";

export const PageFinderBlockFragment = graphql(`
  fragment PageFinderBlock_block on PageFinderBlock {
    id
    headline
    label
    groups {
      key
      title
      pages {
        key
        title
        text
        words
        href
      }
    }
  }
`);

/** Groups of pages, and a field that leaves those that answer what is typed; without JavaScript the server does it. */
export function PageFinderBlock({ block }: { readonly block: FragmentType<typeof PageFinderBlockFragment> }) {
  const { t } = useTranslation("blocks");
  const { headline, label, groups } = useFragment(PageFinderBlockFragment, block);
  const fieldId = useId();
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const term = (typed ?? parameters.get(finderParameter) ?? "").trim();
  const matches = pageMatcher(term);
  const shown = groups
    .map(({ key, title, pages }) => ({
      key,
      title,
      pages: pages.flatMap((page) => {
        const href = safeHref(page.href);
        return href !== undefined && matches(`${page.title} ${page.text ?? ""} ${page.words ?? ""} ${title}`)
          ? [{ ...page, href }]
          : [];
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
  const count = shown.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <BlockSection headline={headline}>
      <Form
        method="get"
        role="search"
        aria-label={label ?? undefined}
        preventScrollReset
        className="flex max-w-text flex-wrap items-end gap-3"
      >
        <TextField
          id={fieldId}
          label={label ?? ""}
          name={finderParameter}
          type="search"
          autoComplete="off"
          value={typed ?? parameters.get(finderParameter) ?? ""}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="min-w-0 grow basis-60"
        />
        <Button type="submit" variant="outline">
          {t("finder.search")}
        </Button>
      </Form>
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-muted">
        {term !== "" && t("finder.found", { count })}
      </p>
      {count === 0 && (
        <p className="mt-2">
          <TextLink href={searchAddress(term)}>{t("finder.everywhere", { term })}</TextLink>
        </p>
      )}
      <div className="mt-6 grid gap-x-grid gap-y-10 md:grid-cols-2">
        {shown.map(({ key, title, pages }) => (
          <section key={key}>
            <h2 className="border-b border-line pb-2 font-display text-h3 font-medium tracking-display">{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.key} className="border-b border-line">
                  <Anchor href={page.href} prefetch="intent" className="group grid min-h-target gap-0.5 py-3">
                    <span className="font-semibold group-hover:underline group-hover:underline-offset-4">
                      {page.title}
                    </span>
                    {page.text && <span className="text-sm text-ink-muted">{page.text}</span>}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlockSection>
  );
}
