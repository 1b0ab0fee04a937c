import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { heldResponse } from "#app/graphql/testing/render-shop.tsx";
import { BasketContents } from "#app/basket/basket-contents.tsx";
import { compareBaskets } from "./cached-basket.ts";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { renderWithBasket } from "#app/basket/testing/render-with-basket.tsx";

const contents = <BasketContents freeShipping promises={null} />;
const line = (quantity: number) => itemData("i1", "Matras Duinrust", { quantity });
const summary = () => screen.getByRole("complementary").textContent;

/** Another tab: it hears what this one sends, and sends what it likes. */
const channel = new BroadcastChannel("basket test");
const heard: { version: number }[] = [];
channel.addEventListener("message", ({ data }: MessageEvent<{ version: number }>) => heard.push(data));
const tell = (quantity: number, version: number, key = "key-of-the-basket") =>
  channel.postMessage({ ...basketData([line(quantity)], { version }), key });
afterEach(() => {
  heard.length = 0;
});

async function openTab(responses: Parameters<typeof renderWithBasket>[2] = {}) {
  const page = renderWithBasket(contents, basketData([line(1)], { version: 3 }), { ...responses, sharedAs: "test" });
  await screen.findByRole("complementary");
  await waitFor(() => expect(heard.map(({ version }) => version)).toContain(3));
  return page;
}

test("what another tab received is shown without a request, what is older is answered with the newer", async () => {
  const { sent } = await openTab();
  tell(4, 4);
  await waitFor(() => expect(summary()).toContain("(4 artikelen)"), { timeout: 200, interval: 5 });
  heard.length = 0;
  tell(2, 2);
  await waitFor(() => expect(heard.map(({ version }) => version)).toEqual([4]));
  expect(summary()).toContain("(4 artikelen)");
  expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket"]);
});

test("an answer that comes after a newer basket from another tab does not put the older one back", async () => {
  const held = heldResponse({
    updateBasketItem: {
      __typename: "UpdateBasketItemPayload",
      notice: null,
      basket: basketData([line(2)], { version: 4 }),
    },
  });
  const { user } = await openTab({ responses: { UpdateBasketItem: held.response } });
  await user.click(screen.getByRole("button", { name: "Eén meer" }));
  tell(7, 5);
  await waitFor(() => expect(summary()).toContain("(7 artikelen)"));
  held.release();
  await waitFor(() => expect(screen.getByText("Totaal").closest("dl")?.getAttribute("aria-busy")).toBeNull());
  expect(summary()).toContain("(7 artikelen)");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Aantal" }).value).toBe("7");
});

test("the basket of somebody else makes the tab ask whose it is now", async () => {
  const { sent } = await openTab();
  tell(9, 9, "another-key");
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket", "VisitorBasket"]));
  expect(summary()).toContain("(1 artikel)");
});

test.each([
  [["k", 2], ["k", 1], "newer"],
  [["k", 1], ["k", 1], "same"],
  [["k", 1], ["k", 2], "older"],
  [["k", 1], ["", 0], "newer"],
  [["", 0], ["k", 5], "older"],
  [["a", 9], ["b", 1], "foreign"],
] as const)("a basket %o beside %o is %s", ([key, version], [knownKey, knownVersion], age) => {
  expect(compareBaskets({ key, version }, { key: knownKey, version: knownVersion })).toBe(age);
});
