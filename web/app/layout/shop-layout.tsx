import { Outlet } from "react-router";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import type { Route } from "./+types/shop-layout";
import { PageError } from "./page/page-error.tsx";
import { ShellQuery } from "./shell-query.ts";
import { ShopFrame } from "./shop-frame.tsx";

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  await loadQueries(args, [[ShellQuery, {}, ["shop", "navigation"]]]);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <PageError error={error} />
    </ShopFrame>
  );
}
