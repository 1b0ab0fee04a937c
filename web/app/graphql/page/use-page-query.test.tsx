import type { FragmentType } from "@apollo/client";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { PageResponsesContext, responseKey } from "./page-responses.ts";
import { usePageQuery } from "./use-page-query.ts";

const NameFragment = testQuery("fragment Name_product on Product { id name }");
const PageQuery = testQuery('query Page { product(slug: "kussen") { id ...Name_product } }', NameFragment);

interface Page {
  readonly product: FragmentType<{ readonly id: string; readonly name: string }>;
}

function ProductPage() {
  const data = usePageQuery<Page, Record<string, never>>(PageQuery, {});
  return data ? <ProductName product={data.product} /> : null;
}

function ProductName({ product }: Page) {
  return (
    <h1>
      {useFragment(NameFragment as Parameters<typeof useFragment<{ id: string; name: string }>>[0], product).name}
    </h1>
  );
}

const product = (name: string) => ({ __typename: "Product", id: "1", name });

test("what came with the page is shown without a request, and follows what a later response changes", async () => {
  const responses = new Map([[responseKey(PageQuery, {}), { product: product("Kussen Duin") }]]);
  const { client, sent } = renderShop(
    <PageResponsesContext value={responses}>
      <ProductPage />
    </PageResponsesContext>,
  );
  expect(screen.getByRole("heading").textContent).toBe("Kussen Duin");
  act(() => void client.cache.writeFragment({ id: "Product:1", fragment: NameFragment, data: product("Kussen Kust") }));
  expect(await screen.findByText("Kussen Kust")).toBeTruthy();
  expect(sent).toEqual([]);
});
