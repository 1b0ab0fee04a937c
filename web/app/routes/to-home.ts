import { redirect } from "react-router";
import { paths } from "#app/locale/paths.ts";
import type { Route } from "./+types/to-home";

/** The home page by the name of its story: leads to the root, with the query. */
const load = ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  redirect(`${paths.home}${new URL(request.url).search}`, 301);

export const loader = load;
export const clientLoader = load;
