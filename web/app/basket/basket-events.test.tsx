import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TrackingEvent } from "#app/tracking/tracking-event.ts";
import { events } from "#app/tracking/events.ts";
import { AddToBasketButton } from "./add/add-to-basket-button.tsx";
import { BasketContents } from "./basket-contents.tsx";
import { basketData, itemData } from "./testing/basket-data.ts";
import { renderWithBasket } from "./testing/render-with-basket.tsx";

const mattress = itemData("i1", "Matras Duinrust", { quantity: 2 });
const blanket = itemData("i2", "Plaid Wadden");
let sent: TrackingEvent[];

beforeEach(() => {
  sent = [];
  events.disconnect();
  events.connect((batch) => void sent.push(...batch));
});
afterEach(() => events.disconnect());

test("what is added is told with its product, its variant and the pieces that came", async () => {
  const more = itemData("i1", "Matras Duinrust", { quantity: 5 });
  const { user } = renderWithBasket(
    <>
      <AddToBasketButton productName="Matras Duinrust" variantIds={[1]} chosenVariantId={1} quantity={3} />
      <BasketContents freeShipping promises={null} />
    </>,
    basketData([mattress]),
    {
      responses: {
        AddToBasket: {
          addToBasket: {
            __typename: "AddToBasketPayload",
            notice: null,
            item: more,
            basket: basketData([more], { version: 2 }),
          },
        },
      },
    },
  );
  await screen.findByRole("heading", { name: "Matras Duinrust" });
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  await expect
    .poll(() => sent, { timeout: 3000 })
    .toEqual([
      { name: "add_to_cart", data: {}, items: [{ productId: "product-i1", variantId: "variant-i1", quantity: 3 }] },
    ]);
});

test("what is removed is told, and what a failure leaves in the basket is not", async () => {
  const { user } = renderWithBasket(<BasketContents freeShipping promises={null} />, basketData([mattress, blanket]), {
    responses: {
      RemoveFromBasket: [
        { removeFromBasket: { __typename: "RemoveFromBasketPayload", basket: basketData([mattress], { version: 2 }) } },
        undefined,
      ],
    },
  });
  await user.click(await screen.findByRole("button", { name: "Verwijderen: Plaid Wadden" }));
  await screen.findByText("Plaid Wadden is verwijderd");
  await user.click(await screen.findByRole("button", { name: "Verwijderen: Matras Duinrust" }));
  await screen.findByText("Uw winkelwagen is niet gewijzigd");
  await expect
    .poll(() => sent, { timeout: 3000 })
    .toEqual([
      {
        name: "remove_from_cart",
        data: {},
        items: [{ productId: "product-i2", variantId: "variant-i2", quantity: 1 }],
      },
    ]);
});
