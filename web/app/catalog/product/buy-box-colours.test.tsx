import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productData, variantData } from "#app/catalog/testing/product-data.ts";
import { radio, renderBuyBox, texts } from "#app/catalog/testing/render-buy-box.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-24T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const blue = productData(2, [variantData(21, "80x200"), variantData(22, "140x200")], {
  name: "Matras Proef, blauw",
  colour: ["blauw", "#335577"],
});
const sand = productData(1, [variantData(11, "90x200"), variantData(12, "140x200")], { siblings: [blue] });
const colours = ({ variant }: Record<string, unknown>) =>
  Number(variant) > 20 ? { ...blue, siblings: [{ ...sand, siblings: [] }] } : sand;

test("another colour keeps the chosen size", async () => {
  const { user, path } = renderBuyBox(colours, "/p/matras-proef-03-0001?variant=12");
  const swatches = within(await screen.findByRole("navigation", { name: "Kleur" }));
  await user.click(swatches.getByRole("link", { name: "blauw" }));
  await screen.findByRole("heading", { name: "Matras Proef, blauw" });
  await expect.poll(path).toBe("/p/matras-proef-03-0001?variant=22");
  expect(radio(/^140x200/).checked).toBe(true);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("blauw");
});

test("a colour is chosen by a photo of its fabric, on a dot of the colour", async () => {
  renderBuyBox({ ...sand, siblings: [{ ...blue, swatch: { __typename: "Image", url: "/images/blauw-staal.webp" } }] });
  const swatches = within(await screen.findByRole("navigation", { name: "Kleur" }));
  const shown = swatches.getByRole("link", { name: "blauw" });
  expect(shown.querySelector("image")?.getAttribute("href")).toBe("/images/blauw-staal.webp?w=160");
  expect(shown.querySelector("circle")?.getAttribute("fill")).toBe("#335577");
  expect(swatches.getByRole("link", { name: "zand" }).querySelector("image")).toBeNull();
});

test("a colour that has not got the size says so before and after, and takes the nearest", async () => {
  const { user } = renderBuyBox(colours, "/p/matras-proef-03-0001?variant=11");
  expect(await screen.findByText("blauw is er niet in 90x200.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "blauw, niet in 90x200" }));
  expect(await screen.findByText("In blauw is er geen 90x200. Gekozen is nu 80x200.")).toBeTruthy();
  expect(radio(/^80x200/).checked).toBe(true);
});

test("going to another colour before choosing a size chooses none", async () => {
  const { user } = renderBuyBox(colours);
  await user.click(await screen.findByRole("link", { name: "blauw" }));
  await screen.findByRole("heading", { name: "Matras Proef, blauw" });
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, false]);
  expect(texts()).toContain("kies een maat");
});

test("another colour of the same product keeps how many", async () => {
  const { user } = renderBuyBox(colours, "/p/matras-proef-03-0001?variant=12");
  await user.click(await screen.findByRole("button", { name: "Eén meer" }));
  await user.click(screen.getByRole("link", { name: "blauw" }));
  await screen.findByRole("heading", { name: "Matras Proef, blauw" });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Aantal" }).value).toBe("2");
});
