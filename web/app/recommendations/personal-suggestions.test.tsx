import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { rememberViewed, storedViews } from "#app/catalog/product/viewed-products.ts";
import { cardData } from "../catalog/testing/card-data.ts";
import { renderShop } from "../graphql/testing/render-shop.tsx";
import { PersonalSuggestions } from "./personal-suggestions.tsx";
import { ToldSuggestions } from "./told-suggestions.tsx";

beforeEach(() => localStorage.clear());

const named = (id: string) => ({ __typename: "Product", id, name: `Matras ${id}` });
const responses = {
  PersonalSuggestions: ({ viewed }: Record<string, unknown>) => ({
    recommendations: [
      ...(viewed as string[]).map((id) => ({
        __typename: "Recommendation",
        because: named(id),
        product: cardData(`Bij ${id}`),
      })),
      { __typename: "Recommendation", because: null, product: cardData("Bestseller") },
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
  expect(variables(sent)).toEqual([{ viewed: [] }]);

  await user.click(screen.getByRole("button", { name: "Kies bij wat ik bekeek" }));
  await screen.findByRole("link", { name: "Bij a" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Gekozen bij wat u bekeek");
  expect(screen.getByText(/^Omdat u Matras a en Matras b bekeek/)).toBeTruthy();
  expect(variables(sent)).toEqual([{ viewed: [] }, { viewed: ["a", "b"] }]);

  await user.click(screen.getByRole("button", { name: "Wis deze lijst" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Bij a" })).toBeNull());
  expect([storedViews(), localStorage.length]).toEqual(["", 0]);
  expect(screen.queryByRole("button", { name: "Kies bij wat ik bekeek" })).toBeNull();
  rememberViewed("c");
  expect(await screen.findByRole("button", { name: "Kies bij wat ik bekeek" })).toBeTruthy();
  expect(JSON.stringify(sent)).not.toContain('"c"');
});

test("who looked at nothing is not asked", async () => {
  renderShop(<PersonalSuggestions />, { responses });
  await screen.findByRole("link", { name: "Bestseller" });
  expect(screen.queryByRole("button", { name: "Kies bij wat ik bekeek" })).toBeNull();
});

test("a page with other suggestions asks for none without permission", async () => {
  rememberViewed("a");
  const { container, sent } = renderShop(<ToldSuggestions />, { responses });
  expect([container.textContent, sent]).toEqual(["", []]);
});
