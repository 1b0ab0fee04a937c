import { addPromotions, promotionLine } from "@warmeland/upstreams/src/commerce/promotions/testing/test-promotions.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Line {
  readonly key: string;
  readonly place: string;
  readonly promotionCode: string | null;
  readonly variant: { readonly variantId: number };
  readonly promotion: { readonly status: string; readonly promotion: { readonly key: string } } | null;
}

let shop: TestShop;
let browser: Browser;
let variants: number[];

beforeAll(async () => {
  shop = await createTestShop();
  const { db } = shop.database;
  const rows = await db
    .selectFrom("stock")
    .select("variant_id")
    .distinct()
    .where("quantity", ">", 20)
    .orderBy("variant_id")
    .limit(4)
    .execute();
  variants = rows.map((row) => row.variant_id);
  const always = { from: "2020-01-01", to: "2100-01-01" };
  await addPromotions(
    db,
    promotionLine("secret", { ...always, code: "LEZERS", effect: { type: "automatic_discount", percent: 10 } }),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  browser = openBrowser(await shop.gateway());
});

const fields =
  "basket { items { key place promotionCode variant { variantId } promotion { status promotion { key } } } }";

async function change(mutation: string, input: object, type: string): Promise<readonly Line[]> {
  const payload = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
  const { data, errors } = await browser.send<{ result: { __typename: string; basket: { items: Line[] } } }>(
    `mutation ($input: ${type}) { result: ${mutation}(input: $input) { __typename ... on ${payload} { ${fields} } } }`,
    { variables: { input } },
  );
  expect([errors, data.result.__typename]).toEqual([[], payload]);
  return data.result.basket.items;
}

const putIn = (items: readonly object[]) => change("addItemsToBasket", { items }, "AddItemsToBasketInput!");
const remove = (itemKey: string) => change("removeFromBasket", { itemKey }, "RemoveFromBasketInput!");
const read = async () => (await browser.send<{ basket: { items: Line[] } }>(`{ ${fields} }`)).data.basket.items;
const order = (lines: readonly Line[]) => lines.map(({ variant }) => variants.indexOf(variant.variantId));
const again = ({ variant, place, promotionCode }: Line) => ({ variantId: variant.variantId, place, promotionCode });

test("a line that is put back stands where it stood, at once and when it is read again", async () => {
  const lines = await putIn(variants.slice(0, 3).map((variantId) => ({ variantId })));
  expect(order(lines)).toEqual([0, 1, 2]);
  for (const line of lines) {
    await remove(line.key);
    const back = await putIn([again(line)]);
    expect(order(back)).toEqual([0, 1, 2]);
    expect(back.map(({ place }) => place)).toEqual(lines.map(({ place }) => place));
    expect(await read()).toEqual(back);
  }
});

test("what was put in meanwhile stays behind it, and an emptied basket comes back in its order", async () => {
  const lines = await putIn([{ variantId: variants[0] }, { variantId: variants[1] }]);
  await remove(lines[0]!.key);
  await putIn([{ variantId: variants[2] }]);
  const whole = await putIn([again(lines[0]!)]);
  expect(order(whole)).toEqual([0, 1, 2]);
  await change("clearBasket", {}, "ClearBasketInput");
  expect(order(await putIn([whole[2]!, whole[0]!, whole[1]!].map(again)))).toEqual([0, 1, 2]);
  expect(order(await read())).toEqual([0, 1, 2]);
  expect(order(await putIn([{ variantId: variants[3] }]))).toEqual([0, 1, 2, 3]);
});

test("a promotion that was named by its code counts, and still does when the line is put back", async () => {
  const [line] = await putIn([{ variantId: variants[0], promotionCode: "lezers" }]);
  const counting = { promotionCode: "lezers", promotion: { status: "APPLIED", promotion: { key: "secret" } } };
  expect(line).toMatchObject(counting);
  await remove(line!.key);
  const [back] = await putIn([{ ...again(line!), promotionId: line!.promotion!.promotion.key }]);
  expect(back).toMatchObject(counting);
});

test("more of a variant names the promotion that its line does not name yet", async () => {
  const [line] = await putIn([{ variantId: variants[0] }]);
  expect(line).toMatchObject({ promotionCode: null, promotion: null });
  const [more] = await putIn([{ variantId: variants[0], promotionCode: "LEZERS" }]);
  expect(more).toMatchObject({ key: line!.key, promotionCode: "LEZERS", promotion: { status: "APPLIED" } });
});

test.each(["first", "-1", "1e3", "9999999999999999", "12345678901234567"])("%s is no place", async (place) => {
  const { data } = await browser.send(
    `mutation ($input: AddToBasketInput!) { addToBasket(input: $input) { __typename ... on InvalidInput { fields { field } } } }`,
    { variables: { input: { variantId: variants[0], place } } },
  );
  expect(data).toEqual({ addToBasket: { __typename: "InvalidInput", fields: [{ field: "place" }] } });
});
