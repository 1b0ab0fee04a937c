import { redirect, type RouterContextProvider } from "react-router";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { addressInShop } from "#app/locale/address-in-shop.ts";
import { notFound } from "./not-found.ts";

const RedirectQuery = graphql(`
  query Redirect($path: String!) {
    redirect(path: $path) {
      target
      statusCode
      external
    }
  }
`);

/**
 * For a loader whose page does not exist: where the path has moved, else 'not found'. The browser leaves for another
 * site and goes on inside ours (docs/rules.md#navigation). A look-up that fails is no reason to fail the page.
 */
export async function redirectOrNotFound(args: {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}): Promise<Response> {
  const { pathname } = addressInShop(args);
  const [data] = await loadQueries(args, [[RedirectQuery, { path: pathname }]]).catch(() => [null] as const);
  const moved = data?.redirect;
  if (!moved || moved.target === pathname) return notFound(pathname);
  const isOwnPath = /^\/(?![/\\])/.test(moved.target);
  if (!moved.external && !isOwnPath) return notFound(pathname);
  return redirect(moved.target, moved.statusCode >= 300 && moved.statusCode < 400 ? moved.statusCode : 302);
}
