// @vitest-environment node
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { gatewayHandlerContext } from "../graphql/gateway-handler.ts";
import { pageResponsesContext } from "#app/graphql/page/page-responses.ts";
import { pageHealthContext } from "#app/graphql/page/page-health.ts";
import { loader as categoryLoader } from "./category.tsx";
import { loader as searchLoader } from "./search.tsx";

const onAPage = 24;

/** A server in front of a shop in which every listing has this many products, of which 1,000 can be paged through. */
function load(address: string, totalCount: number): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(pageResponsesContext, new Map());
  context.set(pageHealthContext, { complete: true });
  context.set(gatewayHandlerContext, async (request) => {
    const { variables } = (await request.json()) as { readonly variables: { readonly page: number } };
    const count = Math.max(0, Math.min(onAPage, Math.min(totalCount, 1000) - (variables.page - 1) * onAPage));
    const listing = {
      totalCount,
      edges: Array.from({ length: count }, (_, index) => ({ node: { id: `product-${index}` } })),
    };
    return Response.json({ data: { category: { id: "1", listing }, search: { redirect: null, listing } } });
  });
  const request = new Request(`http://localhost${address}`);
  const loader = (address.startsWith("/zoeken") ? searchLoader : categoryLoader) as (args: object) => Promise<unknown>;
  return loader({ request, context, params: {} });
}

test.each([
  ["/matrassen?page=40", 60, "/matrassen?page=3"],
  ["/matrassen?page=40&size=20,21&sort=price-asc", 48, "/matrassen?page=2&size=20,21&sort=price-asc"],
  ["/matrassen?hardness=12&page=2", 24, "/matrassen?hardness=12"],
  ["/matrassen?page=2", 1, "/matrassen"],
  ["/zoeken?term=matras+140%C3%97200&page=40", 43, "/zoeken?term=matras+140%C3%97200&page=2"],
  ["/zoeken?term=dons&page=3", 2, "/zoeken?term=dons"],
])("%s of %i products leads to the last page for now: %s", async (address, totalCount, last) => {
  const outcome = await load(address, totalCount).catch((thrown: unknown) => thrown);
  expect(outcome).toBeInstanceOf(Response);
  const { status, headers } = outcome as Response;
  expect([status, headers.get("location")]).toEqual([302, last]);
});

test.each([
  ["/matrassen?page=3", 60],
  ["/matrassen?page=42", 5000],
  ["/matrassen?page=900", 5000],
  ["/matrassen?page=40", 0],
  ["/zoeken?term=dons&page=2", 25],
])("%s of %i products stays", async (address, totalCount) => {
  await expect(load(address, totalCount)).resolves.toBeNull();
});
