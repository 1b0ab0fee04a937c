import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse } from "react-router";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { contentId } from "#app/layout/skip-link.tsx";

interface ErrorPageProps {
  readonly error: unknown;
  /** What else may interest the visitor. */
  readonly children?: ReactNode;
}

/** What a page shows instead of itself: not found, out of reach, or broken. Never with details for the shopper. */
export function ErrorPage({ error, children }: ErrorPageProps) {
  const { t } = useTranslation("errors");
  const kind = kindOf(error);
  return (
    <main id={contentId}>
      <title>{t(`${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <section className="night bg-night text-on-night">
        <div className="mx-auto max-w-page px-gutter py-section">
          <h1 className="font-display text-h1 font-medium tracking-display">{t(`${kind}.title`)}</h1>
          <p className="mt-4 mb-8 max-w-text text-lead text-on-night-muted">{t(`${kind}.message`)}</p>
          <ButtonLink href={paths.home} variant="inverse">
            {t("toHome")}
          </ButtonLink>
        </div>
      </section>
      {children}
    </main>
  );
}

function kindOf(error: unknown): "notFound" | "unavailable" | "unexpected" {
  if (!isRouteErrorResponse(error)) return "unexpected";
  if (error.status === 404) return "notFound";
  return error.status === 503 ? "unavailable" : "unexpected";
}
