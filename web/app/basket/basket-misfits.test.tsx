import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { BasketMisfits } from "./basket-misfits.tsx";

const line = (id: string, name: string, title: string) => ({
  __typename: "BasketItem",
  id,
  product: { __typename: "Product", id: `p-${id}`, name },
  variant: { __typename: "Variant", id: `v-${id}`, title },
});

const basket = (misfits: readonly object[]) => ({
  BasketFits: { basket: { __typename: "Basket", id: "own", items: [], misfits, fits: [] } },
});

test("a sheet in another size than the mattress is told gently, in words", async () => {
  renderShop(<BasketMisfits />, {
    responses: basket([
      {
        __typename: "Misfit",
        reason: "SIZE",
        item: line("sheet", "Hoeslaken Kustlijn", "180 × 200 cm"),
        of: line("mattress", "Matras Duinrust", "90 × 200 cm, zacht"),
      },
    ]),
  });
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(
    screen.getByText(
      "Hoeslaken Kustlijn (180 × 200 cm) heeft een andere maat dan Matras Duinrust (90 × 200 cm, zacht).",
    ),
  ).toBeTruthy();
});

test("a basket that fits says nothing", async () => {
  const { sent } = renderShop(<BasketMisfits />, { responses: basket([]) });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole("status")).toBeNull();
});
