import type { FragmentType } from "@apollo/client";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { writeKeptAnswers } from "./kept-answers.ts";
import { PageAnswersProvider } from "./page-answers-provider.tsx";
import { answerKey } from "./page-answers.ts";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { useMasked } from "#app/graphql/use-masked.ts";
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
    <h1>{useMasked(NameFragment as Parameters<typeof useMasked<{ id: string; name: string }>>[0], product).name}</h1>
  );
}

const product = (name: string) => ({ __typename: "Product", id: "1", name });

test("what came with the page is shown without asking, and follows what is learned later", async () => {
  const answers = new Map([[answerKey(PageQuery, {}), { product: product("Kussen Duin") }]]);
  const { client, sent } = renderShop(
    <PageAnswersProvider answers={answers}>
      <ProductPage />
    </PageAnswersProvider>,
  );
  expect(screen.getByRole("heading").textContent).toBe("Kussen Duin");

  writeKeptAnswers();
  act(() => void client.cache.writeFragment({ id: "Product:1", fragment: NameFragment, data: product("Kussen Kust") }));
  expect(await screen.findByText("Kussen Kust", undefined, { timeout: 4000 })).toBeTruthy();
  expect(sent).toEqual([]);
});
