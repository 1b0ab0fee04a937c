import { Outlet } from "react-router";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import type { Route } from "./+types/checkout-layout";
import { ShellQuery } from "./shell-query.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";

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
