import { lazy } from "react";
import { Outlet } from "react-router";
import { useEmptyPage } from "./use-empty-page.ts";
import { ErrorPage } from "./page/error-page.tsx";

const PersonalSuggestions = lazy(async () => ({
  default: (await import("./personal-suggestions.tsx")).PersonalSuggestions,
}));

export default function PageBoundary() {
  return <Outlet />;
}

/** First tier: the page failed, header and footer stay, and what this visitor may like instead follows in the browser. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <ErrorPage error={error} notFoundText={useEmptyPage("NOT_FOUND")}>
      <PersonalSuggestions />
    </ErrorPage>
  );
}
