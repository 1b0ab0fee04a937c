import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { rememberViewed, storedViews } from "#app/catalog/product/viewed-products.ts";
import { cardData } from "../catalog/testing/card-data.ts";
import { renderShop } from "../graphql/testing/render-shop.tsx";
import { PersonalSuggestions } from "./personal-suggestions.tsx";
import { ToldSuggestions } from "./told-suggestions.tsx";

beforeEach(() => localStorage.clear());

const named = (id: string) => ({ __typename: "Product", id, name: `Matras ${id}` });
const suggestion = (reason: string, id: string) => ({
  __typename: "Recommendation",
  reason,
  because: named(id),
  product: cardData(`Bij ${id}`),
});
const responses = {
  PersonalSuggestions: ({ viewed, own }: Record<string, unknown>) => ({
    shop: { __typename: "Shop", id: "shop", recommenderScript: null },
    recommendations: [
      ...(viewed as { id: string }[]).map(({ id }) => suggestion("viewed", id)),
      ...((own as string[]).length > 0 ? [suggestion("wished", "Lamp"), suggestion("bought", "Bed")] : []),
      { __typename: "Recommendation", reason: "bestseller", because: null, product: cardData("Bestseller") },
    ],
  }),
};
const variables = (sent: readonly { name: string; variables: unknown }[]) =>
  sent.filter(({ name }) => name === "PersonalSuggestions").map((each) => each.variables);

test("what was looked at is told only once it is allowed, gives the reason in words, and is forgotten with one press", async () => {
  for (const id of ["b", "a"]) rememberViewed(id);
  const { user, sent } = renderShop(<PersonalSuggestions />, { responses });
  await screen.findByRole("link", { name: "Bestseller" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Misschien zoekt u dit");
  expect(variables(sent)).toEqual([{ viewed: [], own: [] }]);

  await user.click(screen.getByRole("button", { name: "Kies bij wat ik bekeek, bewaarde en kocht" }));
  await screen.findByRole("link", { name: "Bij a" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Voor u gekozen");
  expect(
    screen.getByText(
      "Omdat u Matras a en Matras b bekeek, Matras Lamp op uw verlanglijst staat en u Matras Bed kocht. Wat u bekeek, bewaren wij alleen in uw browser.",
    ),
  ).toBeTruthy();
  const at = expect.stringMatching(/^20\d\d-.*Z$/);
  const told = {
    viewed: [
      { id: "a", at },
      { id: "b", at },
    ],
    own: ["WISHLIST", "ORDERS"],
  };
  expect(variables(sent)).toEqual([{ viewed: [], own: [] }, told]);

  await user.click(screen.getByRole("button", { name: "Wis deze lijst" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Bij a" })).toBeNull());
  expect([storedViews(), localStorage.length]).toEqual(["", 0]);
  expect(screen.queryByRole("button", { name: "Kies bij wat ik bekeek, bewaarde en kocht" })).toBeNull();
  rememberViewed("c");
  expect(await screen.findByRole("button", { name: "Kies bij wat ik bekeek, bewaarde en kocht" })).toBeTruthy();
  expect(JSON.stringify(sent)).not.toContain('"c"');
});

test("who looked at nothing is not asked", async () => {
  renderShop(<PersonalSuggestions />, { responses });
  await screen.findByRole("link", { name: "Bestseller" });
  expect(screen.queryByRole("button", { name: "Kies bij wat ik bekeek, bewaarde en kocht" })).toBeNull();
});

test("a page with other suggestions asks for none without permission", async () => {
  rememberViewed("a");
  const { container, sent } = renderShop(<ToldSuggestions />, { responses });
  expect([container.textContent, sent]).toEqual(["", []]);
});
