import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Link } from "react-router";
import { paths } from "#app/locale/paths.ts";

/** What a page shows instead of itself: not found, out of reach, or broken. Never with details for the shopper. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation("errors");
  const kind = kindOf(error);
  return (
    <main id="inhoud" className="mx-auto max-w-page px-gutter py-section">
      <title>{t(`${kind}.title`)}</title>
      <h1 className="font-display text-h1 font-medium">{t(`${kind}.title`)}</h1>
      <p className="mt-4 max-w-text text-lead">{t(`${kind}.message`)}</p>
      <Link className="mt-8 inline-flex min-h-control items-center rounded-sm bg-primary px-5.5 font-semibold text-on-primary" to={paths.home}>
        {t("toHome")}
      </Link>
    </main>
  );
}

function kindOf(error: unknown): "notFound" | "unavailable" | "unexpected" {
  if (!isRouteErrorResponse(error)) return "unexpected";
  if (error.status === 404) return "notFound";
  return error.status === 503 ? "unavailable" : "unexpected";
}
