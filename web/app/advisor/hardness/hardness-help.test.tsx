import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { forgetHardnessAnswers } from "./hardness-answers.ts";
import { HardnessHelp } from "./hardness-help.tsx";

afterEach(forgetHardnessAnswers);

const product = { id: "UHJvZHVjdDox", name: "Matras Duinrust" };
const none = { mattressesByHardness: { __typename: "MattressSelection", listingPath: null, matches: [] } };

async function adviseAt(grades: readonly string[]) {
  const onApply = vi.fn();
  const page = renderShop(<HardnessHelp product={product} sizes={["90x200"]} grades={grades} onApply={onApply} />, {
    responses: { MattressesByHardness: none },
  });
  const { user } = page;
  await user.click(screen.getByRole("button", { name: "Welke hardheid past bij mij?" }));
  await user.click(await screen.findByRole("button", { name: "Verder" }));
  await user.click(screen.getByRole("button", { name: "Verder" }));
  await user.click(screen.getByRole("button", { name: "Toon mijn hardheid" }));
  return { ...page, onApply };
}

test("the grade is taken over, and the dialog closes", async () => {
  const { user, onApply } = await adviseAt(["soft", "medium"]);
  await user.click(screen.getByRole("button", { name: "Hardheid toepassen" }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith("medium");
});

test("a grade that the product has not got says so, and offers the nearest", async () => {
  const { user, onApply } = await adviseAt(["firm"]);
  expect(screen.getByText(/Er is geen passende variant: Matras Duinrust bestaat niet in gemiddeld/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Toch stevig kiezen" }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith("firm");
});

test.each([
  ["pillows have grades as well", "60x70", ["soft"]],
  ["duvets have the sizes of beds", "140x200", []],
])("%s, and no calculator", (_name, size, grades) => {
  renderShop(<HardnessHelp product={product} sizes={[size]} grades={grades} onApply={() => {}} />);
  expect(screen.queryByRole("button")).toBeNull();
});
