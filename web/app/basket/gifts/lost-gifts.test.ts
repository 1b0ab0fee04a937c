import { expect, test } from "vitest";
import { lostGifts } from "./lost-gifts.ts";

const pillow = (key: string, quantity = 1) => ({
  key,
  quantity,
  isGift: true,
  product: { name: `Kussen ${key}` },
  promotion: { name: "Gratis kussen" },
});
const mattress = { key: "m", quantity: 1, isGift: false, product: { name: "Matras" }, promotion: null };
const earning = (earnedGifts: number, because = "") => [{ name: "Gratis kussen", because, earnedGifts }];

const one = { items: [mattress, pillow("a")], promotions: earning(1) };
const two = { items: [mattress, pillow("a"), pillow("b")], promotions: earning(2) };

test.each([
  ["nothing changed", one, one, []],
  ["given back", one, { items: [mattress], promotions: earning(1) }, []],
  ["exchanged", one, { items: [mattress, pillow("b")], promotions: earning(1) }, []],
  [
    "not earned any more",
    one,
    { items: [mattress], promotions: earning(0, "Nog € 25,-.") },
    [["Kussen a", "Nog € 25,-."]],
  ],
  ["its main item gone", one, { items: [], promotions: [] }, [["Kussen a", undefined]]],
  ["one of two", two, { items: [mattress, pillow("a")], promotions: earning(1, "Kies.") }, [["Kussen b", "Kies."]]],
  [
    "a piece of two",
    { items: [pillow("a", 2)], promotions: earning(2) },
    { items: [pillow("a")], promotions: earning(1, "Kies.") },
    [["Kussen a", "Kies."]],
  ],
  ["one of two given back", two, { items: [mattress, pillow("a")], promotions: earning(2) }, []],
])("%s", (_case, before, now, lost) => {
  expect(lostGifts(before, now).map(({ name, because }) => [name, because])).toEqual(lost);
});
