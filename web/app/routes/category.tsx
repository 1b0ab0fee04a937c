import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/load-queries.ts";
import { notFound } from "#app/layout/not-found.ts";
import type { Route } from "./+types/category";

const CategoryPageQuery = graphql(`
  query CategoryPage($path: String!) {
    category(path: $path) {
      id
      name
    }
  }
`);

const variablesOf = (params: { "*"?: string }) => ({ path: `/${params["*"] ?? ""}` });

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const variables = variablesOf(args.params);
  const [page] = await loadQueries(args, [[CategoryPageQuery, variables]]);
  if (!page.category) throw notFound(variables.path);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function Category({ params }: Route.ComponentProps) {
  const { data } = useSuspenseQuery(CategoryPageQuery, { variables: variablesOf(params), errorPolicy: "all" });
  return (
    <main id="inhoud">
      <h1>{data?.category?.name}</h1>
    </main>
  );
}
