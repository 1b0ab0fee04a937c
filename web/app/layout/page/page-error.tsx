import { lazy } from "react";
import { useEmptyPage } from "#app/layout/use-empty-page.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { ErrorPage } from "./error-page.tsx";
import { ErrorWithoutLayout } from "./error-without-layout.tsx";

const PersonalSuggestions = lazy(async () => ({
  default: (await import("#app/recommendations/personal-suggestions.tsx")).PersonalSuggestions,
}));

/**
 * First tier: the page failed, the layout around it stays, and what this visitor may like instead follows in the browser. A layout
 * whose own data failed has nothing to show around it.
 */
export function PageError({ error }: { readonly error: unknown }) {
  const notFoundText = useEmptyPage("NOT_FOUND");
  if (!useShell()) return <ErrorWithoutLayout error={error} />;
  return (
    <ErrorPage error={error} notFoundText={notFoundText}>
      <PersonalSuggestions />
    </ErrorPage>
  );
}
