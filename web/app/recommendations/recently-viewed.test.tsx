import { screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { cardData } from "../catalog/testing/card-data.ts";
import { renderShop } from "../graphql/testing/render-shop.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { rememberViewed, storedViews, viewedIn } from "#app/catalog/product/viewed-products.ts";

beforeEach(() => localStorage.clear());

const node = (id: string) => ({ ...cardData(`Product ${id}`), id });
const responses = {
  ViewedProducts: ({ ids }: Record<string, unknown>) => ({
    products: (ids as string[]).map((id) => (id === "gone" ? null : node(id))),
  }),
};

test("the first product looked at shows nothing and is remembered", () => {
  const { container, sent } = renderShop(<RecentlyViewed productId="a" />, { responses });
  expect(container.textContent).toBe("");
  expect(viewedIn(storedViews())).toEqual(["a"]);
  expect(sent).toEqual([]);
});

test("those before come with one request, newest first, without the one on show and without those that are gone", async () => {
  for (const id of ["b", "gone", "a", "c"]) rememberViewed(id);
  const { sent } = renderShop(<RecentlyViewed productId="a" />, { responses });
  await screen.findByRole("link", { name: "Product c" });
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Product c",
    "Product b",
  ]);
  expect(sent).toEqual([{ name: "ViewedProducts", variables: { ids: ["c", "gone", "b"] } }]);
});

test("the list can be wiped", async () => {
  rememberViewed("b");
  const { user, container } = renderShop(<RecentlyViewed productId="a" />, { responses });
  await user.click(await screen.findByRole("button", { name: "Wis deze lijst" }));
  await waitFor(() => expect(container.textContent).toBe(""));
  expect(storedViews()).toBe("");
});

test("whatever is stored, at most thirteen ids are read of it", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc.array(fc.record({ id: fc.string(), at: fc.integer() })).map((views) => JSON.stringify(views)),
      ),
      (stored) => {
        const ids = viewedIn(stored);
        expect(ids.length).toBeLessThanOrEqual(13);
        for (const id of ids) expect(id).toMatch(/^[\w=+/-]{1,64}$/);
      },
    ),
  );
});
