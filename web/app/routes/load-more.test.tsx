import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { offer } from "../catalog/testing/listing-data.ts";
import { productData, variantData } from "../catalog/testing/product-data.ts";
import { apolloContext } from "../graphql/apollo-context.ts";
import { renderShop } from "../graphql/testing/render-shop.tsx";
import { pageHealthContext } from "#app/graphql/page/page-health.ts";
import { clientLoader } from "./category.tsx";

const onAPage = 24;

const mattress = (id: number) => ({ ...productData(id, [variantData(id, "90x200")]), images: [] });

/** A shop of 60 mattresses, of which a newer version of its catalogue lists the last ones first; an older one is served while it is stored. */
function shopOfVersions() {
  const stored = new Set(["1"]);
  let newest = "1";
  const CategoryPage = ({ page, version, more }: Record<string, unknown>) => {
    const served = stored.has(String(version)) ? String(version) : newest;
    const ids = Array.from({ length: 60 }, (_, index) => (served === "1" ? index + 1 : 60 - index));
    const first = (Number(page) - 1) * onAPage;
    const listing = {
      __typename: "ProductListing",
      totalCount: 60,
      version: served,
      pageInfo: { __typename: "PageInfo", hasNextPage: first + onAPage < 60 },
      edges: ids.slice(first, first + onAPage).map((id) => ({ __typename: "ProductEdge", node: mattress(id) })),
    };
    const category = {
      __typename: "Category",
      categoryId: 5,
      id: "c1",
      name: "Matrassen",
      path: "/matrassen",
      description: "",
      breadcrumbs: [],
      children: [],
    };
    return {
      category: {
        ...category,
        listing,
        ...(more === true ? {} : { offer, story: null }),
      },
    };
  };
  const { client, sent } = renderShop(null, { responses: { CategoryPage } });
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  context.set(pageHealthContext, { complete: true });
  const visit = async (address: string) => {
    await clientLoader({ request: new Request(`http://localhost${address}`), context, params: {} } as never);
    return sent.splice(0).map(({ variables }) => [variables["page"], variables["version"] ?? null]);
  };
  const importAnother = (forgets: boolean) => {
    if (forgets) stored.clear();
    newest = String(Number(newest) + 1);
    stored.add(newest);
  };
  return { visit, importAnother };
}

test("further pages go on in the version of the first, and cost one question each", async () => {
  const { visit, importAnother } = shopOfVersions();
  expect(await visit("/matrassen")).toEqual([[1, null]]);
  importAnother(false);
  expect(await visit("/matrassen?page=2")).toEqual([[2, "1"]]);
  expect(await visit("/matrassen?page=3")).toEqual([[3, "1"]]);
});

test("when that version is stored no longer, the pages before are read again in the newest, so that nothing stands twice or nowhere", async () => {
  const { visit, importAnother } = shopOfVersions();
  await visit("/matrassen");
  await visit("/matrassen?page=2");
  importAnother(true);
  expect(await visit("/matrassen?page=3")).toEqual([
    [3, "1"],
    [2, "2"],
    [1, "2"],
  ]);
  expect(await visit("/matrassen?page=2")).toEqual([]);
});
