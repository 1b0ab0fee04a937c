import { lazy } from "react";
import { ErrorPage } from "./error-page.tsx";

const VisitorWithoutLayout = lazy(async () => ({
  default: (await import("../visitor-without-layout.tsx")).VisitorWithoutLayout,
}));

/** Second tier: not even the layout could be shown. */
export function ErrorWithoutLayout({ error }: { readonly error: unknown }) {
  return (
    <ErrorPage error={error} withoutLayout>
      <VisitorWithoutLayout />
    </ErrorPage>
  );
}
