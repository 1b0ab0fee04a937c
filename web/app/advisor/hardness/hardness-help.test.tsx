import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { forgetHardnessAnswers } from "./hardness-answers.ts";
import { hardnessFilterHelp } from "./hardness-filter-help.tsx";
import { HardnessHelp } from "./hardness-help.tsx";

afterEach(forgetHardnessAnswers);

const product = { id: "UHJvZHVjdDox", name: "Matras Duinrust" };
const none = { mattressesByHardness: { __typename: "MattressSelection", listingPath: null, matches: [] } };

async function adviseAt(grades: readonly string[], isListing = false) {
  const onApply = vi.fn();
  const help = isListing ? (
    hardnessFilterHelp({ overlayId: "panel-hardness", grades, onApply })
  ) : (
    <HardnessHelp product={product} sizes={["90x200"]} grades={grades} onApply={onApply} />
  );
  const page = renderShop(help, { responses: { MattressesByHardness: none } });
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

test("a listing is filtered by the grade", async () => {
  const { user, onApply } = await adviseAt(["soft", "medium"], true);
  await user.click(screen.getByRole("button", { name: "Toon alleen gemiddeld" }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith(["medium"]);
});

test("a listing without the grade says so, and is left as it is", async () => {
  await adviseAt(["firm"], true);
  expect(screen.getByText("In gemiddeld is er in deze lijst nu niets.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Toon alleen/ })).toBeNull();
});

test.each([
  ["pillows have grades as well", "60x70", ["soft"]],
  ["duvets have the sizes of beds", "140x200", []],
])("%s, and no calculator", (_name, size, grades) => {
  renderShop(<HardnessHelp product={product} sizes={[size]} grades={grades} onApply={() => {}} />);
  expect(screen.queryByRole("button")).toBeNull();
});
