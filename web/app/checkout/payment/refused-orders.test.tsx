import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { refusalsOf } from "@warmeland/schema/testing/order-refusals.ts";
import { checkoutData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";

beforeEach(() => sessionStorage.clear());

const ready = checkoutData({ hasAddress: true, shipping: "standard", method: "ideal" });
const basket = basketData([itemData("i1", "Matras Duinrust")]);

test.each(refusalsOf("placeOrder"))(
  "an order that the order service answered with $status $body.code: $error reads $read",
  async ({ body, error, message, read }) => {
    const refused = {
      message,
      code: "x",
      missing: [],
      itemKeys: [],
      basket,
      openPayment: null,
      ...body,
      __typename: error,
    };
    const { user } = renderCheckout([ready, ready], { responses: { PlaceOrder: { placeOrder: refused } } });
    await user.click(await screen.findByRole("button", { name: /^Bestellen en betalen/ }));
    expect(await screen.findByText(read)).toBeTruthy();
  },
);

test.each(refusalsOf("redeemVoucher"))(
  "a voucher that the order service answered with $status: $error reads $read",
  async ({ error, message, read }) => {
    const { user } = renderCheckout(ready, {
      responses: { RedeemVoucher: { redeemVoucher: { __typename: error, code: "x", message } } },
    });
    await user.click(await screen.findByText("Hebt u een kortingscode?"));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Kortingscode" });
    await user.type(field, "LENTE15");
    await user.click(screen.getByRole("button", { name: "Toepassen" }));
    expect((await screen.findAllByText(read)).length).toBeGreaterThan(0);
    expect(field.value).toBe("LENTE15");
  },
);
