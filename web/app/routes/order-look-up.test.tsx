import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusalsOf } from "@warmeland/schema/testing/order-refusals.ts";
import { renderAccountPage } from "../layout/testing/render-account-page.tsx";
import { lineData, orderData } from "../orders/testing/order-data.ts";
import OrderLookUp from "./order-look-up.tsx";

const found = (status = "PAID") => ({
  lookupOrder: {
    __typename: "LookupOrderPayload",
    token: "token-of-two-hours",
    order: orderData({ status, lines: [lineData(1, "Matras Duinrust"), lineData(2, "Topper Dauw")] }),
  },
});

async function lookUp(...responses: readonly object[]) {
  const page = renderAccountPage(<OrderLookUp />, { LookUpOrder: responses });
  await page.user.type(await screen.findByLabelText("Bestelnummer"), "wl-7k3m-9qxd");
  await page.user.type(screen.getByLabelText("E-mailadres"), "sanne@voorbeeld.example");
  await page.user.click(screen.getByRole("button", { name: /^Bestelling bekijken/ }));
  return page;
}

test("an order that is found takes the place of the form, and the focus; another one can be looked up", async () => {
  const { user } = await lookUp(found());
  const heading = await screen.findByRole("heading", { level: 1, name: "Bestelling WL-7K3M-9QXD" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole("region", { name: "Artikelen" }).textContent).toContain("Matras Duinrust");
  expect(screen.queryByRole("button", { name: /^Bestel opnieuw/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Andere bestelling bekijken" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Bestelnummer")).value).toBe("");
});

test.each(refusalsOf("lookupOrder"))(
  "what was answered with $status says so and keeps what was typed",
  async ({ error, message, read }) => {
    await lookUp({ lookupOrder: { __typename: error, code: "x", field: null, message, retryAfterSeconds: 90 } });
    expect((await screen.findByRole("alert")).textContent).toContain(read);
    expect(screen.getByLabelText<HTMLInputElement>("Bestelnummer").value).toBe("wl-7k3m-9qxd");
  },
);

test("withdrawing begins where the order is shown, without looking it up again", async () => {
  const { user, sent } = await lookUp(found());
  await user.click(await screen.findByRole("button", { name: "Bestelling herroepen" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Wat wilt u herroepen?" }));
  await user.click(screen.getByRole("checkbox", { name: /Topper Dauw/ }));
  await user.click(screen.getByRole("button", { name: /^Herroeping bevestigen/ }));
  expect(sent.filter(({ name }) => name === "WithdrawOrder").map(({ variables }) => variables["input"])).toMatchObject([
    { order: { token: "token-of-two-hours" }, pieceKeys: ["2-1"] },
  ]);
});

test("an order that has ended cannot be withdrawn from", async () => {
  await lookUp(found("CANCELED"));
  expect(within(await screen.findByRole("region", { name: "Artikelen" })).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Bestelling herroepen" })).toBeNull();
});
