import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { WarmthStory, WarmthStoryFragment } from "./warmth-story.tsx";

const ProductQuery = testQuery("query Product { product { id ...WarmthStory_product } }", WarmthStoryFragment);

function Page() {
  const { data } = useQuery<{ product: FragmentType<typeof WarmthStoryFragment> }>(ProductQuery);
  return data ? (
    <>
      <WarmthStory product={data.product} />
      <p>loaded</p>
    </>
  ) : null;
}

async function classesOf(value: string | undefined): Promise<(string | undefined)[]> {
  const attribute = { __typename: "Attribute", key: "warmthClass", values: [{ __typename: "AttributeValue", value }] };
  const product = {
    __typename: "Product",
    id: "product:1",
    name: "Dekbed Wadden",
    attributes: value ? [attribute] : [],
  };
  renderShop(<Page />, { responses: { Product: { product } } });
  await screen.findByText("loaded");
  return screen
    .queryAllByRole("listitem")
    .filter((item) => item.getAttribute("aria-current"))
    .map((item) => within(item).getByRole("heading").textContent ?? undefined);
}

test("a duvet stands in its class", async () => {
  expect(await classesOf("2")).toEqual(["Warm"]);
  expect(screen.getByRole("heading", { name: "Hoe warm is dekbed Wadden?" })).toBeTruthy();
});

test("one of several parts stands in all its classes", async () => {
  expect(await classesOf("1-tot-4")).toEqual(["Warmst", "Warm", "Koel", "Koelst"]);
});

test("what has no class has no story", async () => {
  expect(await classesOf(undefined)).toEqual([]);
  expect(screen.queryByRole("heading")).toBeNull();
});
