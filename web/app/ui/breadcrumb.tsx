import { useTranslation } from "react-i18next";
import { Anchor } from "./anchor.tsx";
import { focusInSight } from "./browser/focus-in-sight.ts";

export interface Crumb {
  readonly value: string;
  readonly to: string;
}

/** The way to this page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation("ui");
  return (
    <nav data-click-origin="breadcrumb" aria-label={t("breadcrumb")} className="pt-4 pb-1 text-xs text-ink-muted">
      <ol
        ref={focusInSight}
        className="flex scrollbar-none gap-2 -mx-1 -my-0.5 overflow-x-auto px-1 py-1 whitespace-nowrap pointer-coarse:-mx-2 pointer-coarse:-my-3 pointer-coarse:px-2 pointer-coarse:py-3.5"
      >
        {crumbs.map(({ value, to }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li
              key={to}
              className="flex items-center gap-2 not-first:before:text-line-strong not-first:before:content-['/']"
            >
              {isLast ? (
                <span aria-current="page" className="text-ink">
                  {value}
                </span>
              ) : (
                <Anchor href={to} prefetch="intent" className="touch-target hover:underline">
                  {value}
                </Anchor>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
