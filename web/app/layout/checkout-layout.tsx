import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import type { Route } from "./+types/checkout-layout";
import { ShellQuery } from "./shell-query.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { PageError } from "./page/page-error.tsx";
import { useShell } from "./use-shell.ts";

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  await loadQueries(args, [[ShellQuery, {}, ["shop"]]]);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function CheckoutLayout({ children }: { readonly children?: ReactNode }) {
  const page = children ?? <Outlet />;
  return useShell() ? <CheckoutFrame>{page}</CheckoutFrame> : page;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutLayout>
      <PageError error={error} />
    </CheckoutLayout>
  );
}
