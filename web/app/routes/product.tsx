import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/load-queries.ts";
import { notFound } from "#app/layout/not-found.ts";
import { paths } from "#app/locale/paths.ts";
import type { Route } from "./+types/product";

const ProductPageQuery = graphql(`
  query ProductPage($slug: String!) {
    product(by: { slug: $slug }) {
      id
      name
    }
  }
`);

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const [page] = await loadQueries(args, [[ProductPageQuery, { slug: args.params.slug }]]);
  if (!page.product) throw notFound(paths.product(args.params.slug));
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function Product({ params }: Route.ComponentProps) {
  const { data } = useSuspenseQuery(ProductPageQuery, { variables: { slug: params.slug }, errorPolicy: "all" });
  return (
    <main id="inhoud">
      <h1>{data?.product?.name}</h1>
    </main>
  );
}
