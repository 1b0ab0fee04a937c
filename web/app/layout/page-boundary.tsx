import { Outlet } from "react-router";
import { ErrorPage } from "./error-page.tsx";

export default function PageBoundary() {
  return <Outlet />;
}

/** First tier: the page failed, header and footer stay. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
