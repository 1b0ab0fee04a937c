import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { checkoutData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";

beforeEach(() => sessionStorage.clear());

const ready = (more: Parameters<typeof checkoutData>[0] = {}) =>
  checkoutData({ hasAddress: true, shipping: "standard", method: "ideal", ...more });
const readers = { code: "LEZERS20", name: "20% korting voor lezers" };
const lacking = { ...readers, status: "BLOCKED", because: "Nog 1 artikel voor 20% lezersvoordeel.", cents: 0 } as const;
const counting = { ...readers, status: "APPLIED", because: "U bespaart € 15.", cents: 1500 } as const;
const redeemed = (checkout: object) => ({ redeemVoucher: { __typename: "RedeemVoucherPayload", checkout } });
const removed = (checkout: object) => ({ removeVoucher: { __typename: "RemoveVoucherPayload", checkout } });

test.each([
  ["what it takes off", counting, /U bespaart € 15\./],
  ["what it lacks", lacking, /Nog 1 artikel voor 20% lezersvoordeel\./],
])(
  "the code of a promotion stands among the codes with %s, and is taken off there",
  async (_what, promotion, because) => {
    const page = renderCheckout(ready(), {
      responses: { RedeemVoucher: redeemed(ready({ codePromotions: [promotion] })), RemoveVoucher: removed(ready()) },
    });
    await page.user.click(await screen.findByText("Hebt u een kortingscode?"));
    await page.user.type(screen.getByRole("textbox", { name: "Kortingscode" }), "lezers20");
    await page.user.click(screen.getByRole("button", { name: "Toepassen" }));
    const list = await screen.findByRole("list", { name: "Uw kortingscodes" });
    expect(within(list).getByText("LEZERS20")).toBeTruthy();
    expect(within(list).getByText(because)).toBeTruthy();
    await page.user.click(within(list).getByRole("button", { name: "Verwijderen: kortingscode LEZERS20" }));
    expect(page.sent.at(-1)).toMatchObject({ name: "RemoveVoucher", variables: { input: { code: "LEZERS20" } } });
    expect(screen.queryByRole("list", { name: "Uw kortingscodes" })).toBeNull();
  },
);
