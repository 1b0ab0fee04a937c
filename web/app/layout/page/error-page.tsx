import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useHref } from "react-router";
import { Anchor } from "#app/ui/anchor.tsx";
import type { EmptyText } from "#app/ui/feedback/empty-state.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { paths } from "#app/locale/paths.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { HiddenOnError } from "./hidden-on-error.tsx";

interface ErrorPageProps {
  readonly error: unknown;
  /** What editors say where a page was not found. */
  readonly notFoundText?: EmptyText | undefined;
  /** Whether the layout is gone too: then home is loaded anew, as what broke may be in the tab. */
  readonly withoutLayout?: boolean;
  /** What else may interest the visitor; in the browser only. */
  readonly children: ReactNode;
}

/** What a page shows instead of itself: not found, out of reach, or broken. Never with details for the shopper (docs/rules.md#error-page). */
export function ErrorPage({ error, notFoundText, withoutLayout = false, children }: ErrorPageProps) {
  const { t } = useTranslation("errors");
  const isInBrowser = useInBrowser();
  const home = useHref(paths.home);
  const kind = kindOf(error);
  const said = kind === "notFound" ? notFoundText : undefined;
  const title = said?.title || t(`${kind}.title`);
  return (
    <main id={contentId}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <section className="night bg-night text-on-night">
        <div className="mx-auto max-w-page px-gutter py-section">
          <h1 className="font-display text-h1 font-medium tracking-display">{title}</h1>
          <p className="mt-4 mb-8 max-w-text text-lead text-on-night-muted">{said?.text ?? t(`${kind}.message`)}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {withoutLayout ? (
              <a href={home} className={buttonClasses({ variant: "inverse" }, "print:hidden")}>
                {t("toHome")}
              </a>
            ) : (
              <ButtonLink href={paths.home} variant="inverse">
                {t("toHome")}
              </ButtonLink>
            )}
            {said?.links.map(({ key, label, href }) => (
              <Anchor
                key={key}
                href={href}
                className="inline-flex min-h-target items-center font-semibold hover:underline"
              >
                {label}
              </Anchor>
            ))}
          </p>
        </div>
      </section>
      {isInBrowser && (
        <HiddenOnError>
          <Suspense>{children}</Suspense>
        </HiddenOnError>
      )}
    </main>
  );
}

function kindOf(error: unknown): "notFound" | "unavailable" | "unexpected" {
  if (!isRouteErrorResponse(error)) return "unexpected";
  if (error.status === 404) return "notFound";
  return error.status === 503 ? "unavailable" : "unexpected";
}
