import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { heldResponse } from "#app/graphql/testing/render-shop.tsx";
import { AddToBasketButton } from "./add-to-basket-button.tsx";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { clearAllPending } from "#app/basket/testing/clear-pending.ts";
import { renderWithBasket } from "#app/basket/testing/render-with-basket.tsx";

const mattress = itemData("i1", "Matras Duinrust");
const added = (notice: string | null = null, item = mattress) => ({
  addToBasket: { __typename: "AddToBasketPayload", notice, item, basket: basketData([item]) },
});
const bought = { productName: "Matras Duinrust", variantIds: [11, 12], chosenVariantId: 12 };

afterEach(clearAllPending);

test("adding takes one request and shows the flyout with what was added", async () => {
  const { user, sent } = renderWithBasket(<AddToBasketButton {...bought} />, basketData(), {
    responses: { AddToBasket: added() },
  });
  await user.click(await screen.findByRole("button", { name: "In winkelwagen" }));
  const flyout = await screen.findByRole("dialog", { name: /Winkelwagen \(1\)/ });
  expect(within(flyout).getByText("Matras Duinrust is toegevoegd")).toBeTruthy();
  expect(within(flyout).getByRole("heading", { name: "Matras Duinrust" })).toBeTruthy();
  expect(within(flyout).getByRole("link", { name: "Naar afrekenen" })).toBeTruthy();
  expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket", "AddToBasket"]);
  expect(sent[1]?.variables).toEqual({
    input: { variantId: 12, quantity: 1, idempotencyKey: expect.stringMatching(/^[0-9a-f]{48}$/) },
  });
});

test("without a choice nothing is sent: the shopper is told to choose a size", async () => {
  const onVariantMissing = vi.fn();
  const { user, sent } = renderWithBasket(
    <AddToBasketButton {...bought} chosenVariantId={undefined} onVariantMissing={onVariantMissing} />,
    basketData(),
  );
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  expect(await screen.findByText("Kies eerst een maat")).toBeTruthy();
  expect(onVariantMissing).toHaveBeenCalledOnce();
  expect(sent.map(({ name }) => name)).not.toContain("AddToBasket");
});

test("the message names the choice that is missing", async () => {
  const { user } = renderWithBasket(
    <AddToBasketButton {...bought} chosenVariantId={undefined} missing="hardness" />,
    basketData(),
  );
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  expect(await screen.findByText("Kies eerst een hardheid")).toBeTruthy();
  expect(screen.queryByText("Kies eerst een maat")).toBeNull();
});

test("the message changes with the choice that is missing", async () => {
  const { user } = renderWithBasket(
    <>
      <AddToBasketButton {...bought} chosenVariantId={undefined} missing="size" />
      <AddToBasketButton {...bought} chosenVariantId={undefined} missing="hardness" />
    </>,
    basketData(),
  );
  const [first, second] = screen.getAllByRole("button", { name: "In winkelwagen" });
  await user.click(first!);
  await screen.findByText("Kies eerst een maat");
  await user.click(second!);
  expect(await screen.findByText("Kies eerst een hardheid")).toBeTruthy();
  expect(screen.queryByText("Kies eerst een maat")).toBeNull();
});

test("the flyout of a basket with something sold out leads to the basket, not to the checkout", async () => {
  const sofa = itemData("i2", "Bank Amstel", { status: "UNAVAILABLE", availableQuantity: 0 });
  const { user } = renderWithBasket(<AddToBasketButton {...bought} />, basketData([sofa]), {
    responses: {
      AddToBasket: { addToBasket: { ...added().addToBasket, basket: basketData([sofa, mattress], { version: 2 }) } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "In winkelwagen" }));
  const flyout = await screen.findByRole("dialog", { name: /Winkelwagen/ });
  expect(within(flyout).getByText("Eén artikel kunt u nu niet bestellen")).toBeTruthy();
  expect(within(flyout).getByRole("link", { name: "Bekijk winkelwagen" })).toBeTruthy();
  expect(within(flyout).queryByRole("link", { name: "Naar afrekenen" })).toBeNull();
});

test("the only variant needs no choice", async () => {
  const { user, sent } = renderWithBasket(
    <AddToBasketButton {...bought} variantIds={[11]} chosenVariantId={undefined} />,
    basketData(),
    {
      responses: { AddToBasket: added() },
    },
  );
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  await screen.findByRole("dialog");
  expect(sent.at(-1)?.variables).toMatchObject({ input: { variantId: 11, quantity: 1 } });
});

test("a second press while the first is under way does nothing", async () => {
  const held = heldResponse(added());
  const { user, sent } = renderWithBasket(<AddToBasketButton {...bought} />, basketData(), {
    responses: { AddToBasket: held.response },
  });
  const add = screen.getByRole("button");
  await user.dblClick(add);
  expect(add.getAttribute("aria-busy")).toBe("true");
  expect(add.textContent).toContain("Wordt toegevoegd");
  held.release();
  await screen.findByRole("dialog");
  expect(sent.filter(({ name }) => name === "AddToBasket")).toHaveLength(1);
});

test("a variant that is gone is named", async () => {
  const { user } = renderWithBasket(<AddToBasketButton {...bought} />, basketData(), {
    responses: {
      AddToBasket: {
        addToBasket: {
          __typename: "VariantNotAvailable",
          code: "variantNotAvailable",
          productName: "Matras Duinrust",
          unavailable: null,
          left: null,
        },
      },
    },
  });
  await user.click(screen.getByRole("button"));
  expect(await screen.findByText("Matras Duinrust is in deze uitvoering niet meer beschikbaar")).toBeTruthy();
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("any other failure can be tried again, under the same key, so that it is done once", async () => {
  const { user, sent } = renderWithBasket(<AddToBasketButton {...bought} />, basketData(), {
    responses: { AddToBasket: [undefined, added()] },
  });
  await user.click(screen.getByRole("button"));
  await user.click(await screen.findByRole("button", { name: "Opnieuw proberen" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  const [first, second] = sent.filter(({ name }) => name === "AddToBasket");
  expect(second?.variables).toEqual(first?.variables);
});

test.each([
  [
    { __typename: "BasketLimitReached", code: "BASKET_LIMIT_REACHED", limit: 200 },
    "Uw winkelwagen is vol: er passen 200 verschillende artikelen in",
  ],
  [
    {
      __typename: "InvalidInput",
      code: "INVALID_INPUT",
      fields: [{ __typename: "FieldProblem", message: "Te veel." }],
    },
    "Te veel.",
  ],
])("a refusal is told in words: %o", async (addToBasket, text) => {
  const { user } = renderWithBasket(<AddToBasketButton {...bought} />, basketData(), {
    responses: { AddToBasket: { addToBasket } },
  });
  await user.click(screen.getByRole("button"));
  expect(await screen.findByText(text)).toBeTruthy();
});

test("fewer than asked for: the flyout says how many there are", async () => {
  const { user } = renderWithBasket(<AddToBasketButton {...bought} />, basketData(), {
    responses: {
      AddToBasket: added("QUANTITY_REDUCED", itemData("i1", "Matras Duinrust", { quantity: 3, availableQuantity: 3 })),
    },
  });
  await user.click(screen.getByRole("button"));
  await waitFor(() =>
    expect(screen.getByRole("dialog").textContent).toContain(
      "Er zijn nog maar 3 stuks van Matras Duinrust; die liggen nu in uw winkelwagen",
    ),
  );
});
