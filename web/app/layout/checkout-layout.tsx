import { Outlet } from "react-router";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import type { Route } from "./+types/checkout-layout";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { PageError } from "./page/page-error.tsx";
import { ShellQuery } from "./shell-query.ts";

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  await loadQueries(args, [[ShellQuery, {}, ["shop"]]]);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function CheckoutLayout() {
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutFrame>
      <PageError error={error} />
    </CheckoutFrame>
  );
}
