import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { SizeHelp } from "./size-help.tsx";
import type { SizeGuide } from "./size-guide.ts";

function show(guide: SizeGuide, sizes: readonly string[], rest: { chosen?: string; corner?: number } = {}) {
  const onChoose = vi.fn<(size: string) => void>();
  const shown = renderShop(
    <SizeHelp
      guide={guide}
      name="matras Proef"
      sizes={sizes}
      labels={new Map([["90x210", "90 × 210 cm"]])}
      chosen={rest.chosen}
      corner={rest.corner}
      onChoose={onChoose}
    />,
    { responses: {} },
  );
  return { ...shown, onChoose };
}

test("it is a link to the guide's page, and a drawer where scripts run", async () => {
  const { user, path } = show("mattress", ["90x200"]);
  const link = screen.getByRole("link", { name: /Hoe meet ik mijn bed\?$/ });
  expect(link.getAttribute("href")).toBe("/service/hulp/opmeten#bed");
  const before = path();
  await user.click(link);
  const drawer = await screen.findByRole("dialog", { name: "Welke maat matras hebt u nodig?" });
  expect(within(drawer).getByRole("img", { name: /gemeten aan de binnenkant/ })).toBeTruthy();
  expect(path()).toBe(before);
});

test("the longest sleeper leads to a length, in the chosen width", async () => {
  const { user, onChoose } = show("mattress", ["90x200", "90x210", "140x200"], { chosen: "90x200" });
  await user.click(screen.getByRole("link"));
  expect(screen.queryByRole("button", { name: /^Kies/ })).toBeNull();
  await user.selectOptions(await screen.findByRole("combobox"), "1,81 tot 1,90 m");
  expect(screen.getByRole("row", { current: true }).textContent).toBe("1,81 tot 1,90 m210 cm90 cm");
  await user.click(screen.getByRole("button", { name: "Kies 90 × 210 cm" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("90x210");
  expect(screen.queryByRole("button", { name: /^Kies/ })).toBeNull();
});

test("a length that is not made cannot be chosen and says so", async () => {
  const { user } = show("mattress", ["90x200", "90x210"], { chosen: "90x200" });
  await user.click(screen.getByRole("link"));
  await user.selectOptions(await screen.findByRole("combobox"), "1,91 m of langer");
  expect(screen.getByRole("row", { current: true }).textContent).toContain("wordt niet gemaakt");
  expect(screen.queryByRole("button", { name: /^Kies/ })).toBeNull();
});

test("a fitted sheet says up to which height it fits and asks for no sleeper", async () => {
  const { user } = show("fitted-sheet", ["90x200", "180x220"], { corner: 30 });
  await user.click(screen.getByRole("link", { name: /Hoe meet ik mijn matras\?$/ }));
  expect(await screen.findByText("Dit past om een hoogte tot 30 cm.")).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getAllByRole("row")).toHaveLength(3);
});
