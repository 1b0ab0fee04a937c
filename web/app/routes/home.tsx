import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/load-queries.ts";
import type { Route } from "./+types/home";

const HomePageQuery = graphql(`
  query HomePage {
    story(slug: "home") {
      id
      title
    }
  }
`);

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  await loadQueries(args, [[HomePageQuery, {}]]);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function Home() {
  const { data } = useSuspenseQuery(HomePageQuery, { errorPolicy: "all" });
  return (
    <main id="inhoud">
      <h1>{data?.story?.title}</h1>
    </main>
  );
}
