import { useSuspenseQuery } from "@apollo/client/react";
import { useLocation } from "react-router";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/load-queries.ts";
import { notFound } from "#app/layout/not-found.ts";
import type { Route } from "./+types/content-page";

const ContentPageQuery = graphql(`
  query ContentPage($slug: String!) {
    story(slug: $slug) {
      id
      title
    }
  }
`);

const slugOf = (pathname: string) => pathname.replace(/^\//, "");

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { pathname } = new URL(args.request.url);
  const [page] = await loadQueries(args, [[ContentPageQuery, { slug: slugOf(pathname) }]]);
  if (!page.story) throw notFound(pathname);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function ContentPage() {
  const slug = slugOf(useLocation().pathname);
  const { data } = useSuspenseQuery(ContentPageQuery, { variables: { slug }, errorPolicy: "all" });
  return (
    <main id="inhoud">
      <h1>{data?.story?.title}</h1>
    </main>
  );
}
