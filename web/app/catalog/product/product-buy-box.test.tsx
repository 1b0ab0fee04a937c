import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { ProductBuyBox, ProductBuyBoxFragment } from "./product-buy-box.tsx";
import { ReducedInBasket } from "#app/catalog/reduced-in-basket.ts";
import { productData, variantData } from "#app/catalog/testing/product-data.ts";

const ProductQuery = testQuery(
  "query Product($slug: String, $variant: String) { product(slug: $slug, variant: $variant) { id ...ProductBuyBox_product } }",
  ProductBuyBoxFragment,
);
const site = { origin: "https://shop.example", shop: defaultShop, buildId: "" };

function Page() {
  const { pathname, search } = useLocation();
  const variant = new URLSearchParams(search).get("variant");
  const { data: response, previousData } = useQuery<{ product: FragmentType<typeof ProductBuyBoxFragment> }>(
    ProductQuery,
    {
      variables: { slug: pathname.replace("/p/", ""), variant },
    },
  );
  // as on the page, whose loader waits for the response before it shows another address
  const data = response ?? previousData;
  if (!data) return null;
  return (
    <SiteContext value={site}>
      <ProductBuyBox
        product={data.product}
        shop={{ returnDays: 100, freeShipping: true }}
        reviewsHref="#reviews"
        renderBuyButton={({ variantId, soldOut, promptForVariant }) => (
          <button type="button" onClick={promptForVariant} data-variant={variantId} disabled={soldOut}>
            Koop
          </button>
        )}
        renderBeside={() => null}
        offers="Kussen cadeau"
        renderInstead={() => "Wel leverbaar"}
      />
    </SiteContext>
  );
}

const show = (
  product: object | ((variables: Record<string, unknown>) => object),
  at = "/p/matras-proef-03-0001",
  onTheWay?: () => Promise<void>,
) => {
  const response =
    typeof product === "function"
      ? (variables: Record<string, unknown>) => ({ product: product(variables) })
      : { product };
  return renderShop(<Page />, { responses: { Product: response }, at, onTheWay });
};
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const texts = () => document.body.textContent ?? "";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-24T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const mattress = productData(1, [
  variantData(1, "90x200", { hardness: "soft", cents: 39_900, originalCents: 49_900, levyCents: 325 }),
  variantData(2, "90x200", { hardness: "firm", status: "SOLD_OUT", levyCents: 325 }),
  variantData(3, "140x200", { hardness: "soft", cents: 54_900, status: "LOW", levyCents: 325 }),
  variantData(4, "160x200", {
    hardness: "firm",
    cents: 61_900,
    status: "MADE_TO_ORDER",
    delivery: { min: 1, max: 1, unit: "WEEK" },
    levyCents: 500,
  }),
]);

test("nothing chosen: the lowest price, what to choose, and where the choice is missing", async () => {
  const { user } = show(mattress);
  expect(await screen.findByText("vanaf")).toBeTruthy();
  expect(texts()).toContain("€ 399");
  expect(texts()).not.toContain("Matrasbijdrage");
  await user.click(screen.getByRole("button", { name: "Koop" }));
  expect(screen.getByText("Kies eerst een maat.")).toBeTruthy();
  expect(document.activeElement).toBe(radio(/^90x200/));
});

const withUsual = (usualSize: string) =>
  productData(
    1,
    [
      variantData(1, "90x200", { hardness: "soft", cents: 39_900 }),
      variantData(2, "90x200", { hardness: "firm", cents: 41_900 }),
      variantData(3, "140x200", { hardness: "soft", cents: 54_900 }),
      variantData(4, "140x200", { hardness: "firm", cents: 54_900 }),
    ],
    { usualSize },
  );

test("the size that is bought most is chosen, with its lowest price, and hardness is asked for", async () => {
  const { path } = show(withUsual("90x200"));
  expect(await screen.findByText("vanaf")).toBeTruthy();
  expect(radio(/^90x200/).checked).toBe(true);
  expect(screen.getByText("Hardheid:").parentElement?.textContent).toBe("Hardheid: kies een hardheid");
  expect(screen.getByRole("button", { name: "Koop" }).dataset["variant"]).toBeUndefined();
  expect(path()).toBe("/p/matras-proef-03-0001");
});

test("the size of the address goes before it; where all hardnesses cost the same the price is no 'vanaf'", async () => {
  show(withUsual("90x200"), "/p/matras-proef-03-0001?size=140x200");
  await expect.poll(() => screen.queryAllByText("€ 549").length).toBeGreaterThan(1);
  expect(radio(/^140x200/).checked).toBe(true);
  expect(screen.queryByText("vanaf")).toBeNull();
});

test("where only the size is to be chosen, it can be bought at once", async () => {
  show(productData(1, [variantData(1, "140x200"), variantData(2, "240x220")], { usualSize: "240x220" }));
  expect((await screen.findByRole("button", { name: "Koop" })).dataset["variant"]).toBe("2");
});

test("a chosen variant stands in the address, with its price, percentage, lowest price, levy, stock and number", async () => {
  const { user, path } = show(mattress);
  await user.click(await screen.findByText("90x200"));
  await user.click(screen.getByText("Zacht"));
  await expect.poll(path).toBe("/p/matras-proef-03-0001?variant=1");
  expect(screen.getByRole("button", { name: "Koop" }).dataset["variant"]).toBe("1");
  for (const text of ["−20%", "Laagste prijs in 30 dagen: € 499", "Matrasbijdrage: € 3.25", "Op voorraad"])
    expect(texts()).toContain(text);
  expect(screen.queryByText("vanaf")).toBeNull();
});

test("of two variants alike in all that can be chosen, the one of the address is shown and bought", async () => {
  const sets = productData(1, [variantData(1, "50x100", { cents: 1000 }), variantData(2, "50x100", { cents: 1900 })]);
  show(sets, "/p/matras-proef-03-0001?variant=2");
  expect((await screen.findByRole("button", { name: "Koop" })).dataset["variant"]).toBe("2");
  expect(texts()).toContain("€ 19");
});

test("what is pressed counts at once, while the address is still on its way; an address reached since counts again", async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const { user, path, goTo } = show(mattress, "/p/matras-proef-03-0001?variant=3", () => arrival);
  await user.click(await screen.findByText("90x200"));
  await expect.poll(path).toBe("/p/matras-proef-03-0001?variant=3");
  expect([radio(/^90x200/).checked, radio("Zacht").checked]).toEqual([true, true]);
  expect(screen.getByRole("button", { name: "Koop" }).dataset["variant"]).toBe("1");
  arrive();
  await waitFor(() => expect(path()).toBe("/p/matras-proef-03-0001?variant=1"));
  expect(radio(/^90x200/).checked).toBe(true);
  await act(() => goTo("?variant=3"));
  await waitFor(() => expect(radio(/^140x200/).checked).toBe(true));
});

test("a combination that does not exist is explained, can be pressed, and moves to the nearest with a word about it", async () => {
  const { user, path } = show(mattress, "/p/matras-proef-03-0001?variant=3");
  const firm = await screen.findByRole<HTMLInputElement>("radio", { name: "Stevig niet in 140x200" });
  expect(firm.disabled).toBe(false);
  await user.click(firm);
  expect(radio(/^160x200/).checked).toBe(true);
  await expect.poll(path).toBe("/p/matras-proef-03-0001?variant=4");
  expect(
    screen.getByText("Stevig is er niet in 140x200. Gekozen is nu 160x200.").closest("[role=status]"),
  ).toBeTruthy();
  await user.click(screen.getByText("90x200"));
  expect(screen.queryByText(/Gekozen is nu/)).toBeNull();
});

test("a product that is sold out altogether has no gift", async () => {
  show({ ...mattress, soldOut: true });
  await screen.findByText("Koop");
  expect(texts()).not.toContain("Kussen cadeau");
});

test("what is sold out is struck, can be pressed, and cannot be bought: no number, but what is like it", async () => {
  const { user } = show(mattress, "/p/matras-proef-03-0001?variant=1");
  await screen.findByText("Op voorraad");
  expect(screen.getByRole("group", { name: /^Aantal/ })).toBeTruthy();
  expect(texts()).toContain("Kussen cadeau");
  expect(texts()).not.toContain("Wel leverbaar");
  await user.click(radio("Stevig uitverkocht"));
  expect(screen.queryByRole("group", { name: /^Aantal/ })).toBeNull();
  expect(texts()).toContain("Wel leverbaar");
  expect(screen.getByText("Nu uitverkocht")).toBeTruthy();
  expect(screen.queryByText(/Thuisbezorgd/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Koop" }).disabled).toBe(true);
});

test.each([
  [
    3,
    "Nog minder dan 5 beschikbaar",
    "Thuisbezorgd in 3 tot 5 werkdagen",
    "Thuis tussen vr 27 november en di 1 december",
  ],
  [4, "Wordt voor u gemaakt", "Thuisbezorgd in 1 week", "dinsdag"],
])("variant %i: %s", async (variantId, stock, delivery, days) => {
  show(mattress, `/p/matras-proef-03-0001?variant=${variantId}`);
  expect(await screen.findByText(stock)).toBeTruthy();
  expect(texts()).toContain(delivery);
  expect(texts()).toContain(days === "dinsdag" ? "Thuis op di 1 december" : days);
});

const weeks = { delivery: { min: 6, max: 8, unit: "WEEK" } } as const;
const sized = (...statuses: ("IN_STOCK" | "LOW" | "MADE_TO_ORDER" | "SOLD_OUT")[]) =>
  productData(
    1,
    statuses.map((status, index) =>
      variantData(index + 1, `${index}0x200`, { status, ...(status === "MADE_TO_ORDER" && weeks) }),
    ),
  );
const graded = (...statuses: ("IN_STOCK" | "MADE_TO_ORDER")[]) =>
  productData(
    1,
    statuses.map((status, index) =>
      variantData(index + 1, "90x200", {
        status,
        hardness: (["soft", "medium", "firm"] as const)[index]!,
        ...(status === "MADE_TO_ORDER" && weeks),
      }),
    ),
  );
const depends = "De levertijd hangt af van uw keuze.";
const soon = "Thuisbezorgd in 3 tot 5 werkdagen";

test.each([
  ["all in stock", sized("IN_STOCK", "IN_STOCK", "LOW"), "Op voorraad", soon],
  ["few of each", sized("LOW", "LOW"), "Nog minder dan 5 beschikbaar", soon],
  ["one made to order", sized("IN_STOCK", "LOW", "MADE_TO_ORDER"), "Op voorraad in de meeste maten", depends],
  ["one sold out", sized("IN_STOCK", "IN_STOCK", "SOLD_OUT"), "Op voorraad in de meeste maten", soon],
  ["most sold out", sized("IN_STOCK", "SOLD_OUT"), "Op voorraad in een deel van de maten", soon],
  [
    "made to order or sold out",
    sized("MADE_TO_ORDER", "SOLD_OUT"),
    "Wordt in een deel van de maten voor u gemaakt",
    "Thuisbezorgd in 6 tot 8 weken",
  ],
  [
    "all made to order",
    sized("MADE_TO_ORDER", "MADE_TO_ORDER"),
    "Wordt voor u gemaakt",
    "Thuisbezorgd in 6 tot 8 weken",
  ],
  [
    "a hardness to choose",
    graded("IN_STOCK", "IN_STOCK", "MADE_TO_ORDER"),
    "Op voorraad in de meeste hardheden",
    depends,
  ],
  ["both to choose", mattress, "Op voorraad in een deel van de uitvoeringen", depends],
])("before a choice nothing is promised that a choice breaks: %s", async (_, product, stock, delivery) => {
  show(product);
  expect(await screen.findByText(stock)).toBeTruthy();
  expect(texts()).toContain(delivery);
  expect(texts().includes("Thuisbezorgd")).toBe(delivery !== depends);
});

test("half a choice speaks of what it leaves", async () => {
  const { user } = show(
    productData(1, [
      variantData(1, "90x200", { hardness: "soft" }),
      variantData(2, "90x200", { hardness: "firm" }),
      variantData(3, "140x200", { hardness: "soft", status: "MADE_TO_ORDER", ...weeks }),
      variantData(4, "140x200", { hardness: "firm", status: "SOLD_OUT" }),
    ]),
  );
  expect(await screen.findByText("Op voorraad in een deel van de uitvoeringen")).toBeTruthy();
  await user.click(screen.getByText("140x200"));
  expect(screen.getByText("Wordt in een deel van de hardheden voor u gemaakt")).toBeTruthy();
  await user.click(screen.getByText("90x200"));
  expect(screen.getByText("Op voorraad")).toBeTruthy();
  expect(texts()).toContain(soon);
});

test("after the cut-off the page counts from the next working day by itself", async () => {
  vi.setSystemTime(new Date("2026-11-24T16:00:00Z"));
  show(mattress, "/p/matras-proef-03-0001?variant=1");
  expect(await screen.findByText("Thuis tussen ma 30 november en wo 2 december")).toBeTruthy();
  expect(texts()).toContain("Als u bestelt voor woensdag 17 uur.");
});

const money = (formatted: string) => ({ __typename: "Money", formatted });

test("a promotion that applies in the basket is shown with its percentage and the lowest price of 30 days", async () => {
  const promotedPrice = {
    __typename: "PromotedPrice",
    promotion: { __typename: "Promotion", id: "p1" },
    price: {
      __typename: "Price",
      withTax: money("€ 11,86"),
      original: money("€ 13,95"),
      reductionPercent: 15,
      lowestPrior30Days: money("€ 13,95"),
    },
  };
  const product = productData(1, [
    { ...variantData(1, "90x200", { cents: 1395 }), promotedPrice: promotedPrice as never },
  ]);
  renderShop(
    <ReducedInBasket value={new Set(["product-1 p1"])}>
      <Page />
    </ReducedInBasket>,
    { responses: { Product: { product } }, at: "/p/matras-proef-03-0001?variant=1" },
  );
  expect(await screen.findByText("€ 11,86")).toBeTruthy();
  for (const text of ["−15%", "Laagste prijs in 30 dagen: € 13,95"]) expect(texts()).toContain(text);
});

test("without JavaScript the form's response says what is not to be had", async () => {
  show(mattress, "/p/matras-proef-03-0001?size=140x200&hardness=firm");
  expect(await screen.findByText("140x200 is er niet in stevig. Gekozen is nu zacht.")).toBeTruthy();
  expect(radio(/^Zacht/).checked).toBe(true);
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/p/matras-proef-03-0001");
});

const blue = productData(2, [variantData(21, "80x200"), variantData(22, "140x200")], {
  name: "Matras Proef, blauw",
  colour: ["blauw", "#335577"],
});
const sand = productData(1, [variantData(11, "90x200"), variantData(12, "140x200")], { siblings: [blue] });
const colours = ({ variant }: Record<string, unknown>) =>
  Number(variant) > 20 ? { ...blue, siblings: [{ ...sand, siblings: [] }] } : sand;

test("another colour keeps the chosen size", async () => {
  const { user, path } = show(colours, "/p/matras-proef-03-0001?variant=12");
  const swatches = within(await screen.findByRole("navigation", { name: "Kleur" }));
  await user.click(swatches.getByRole("link", { name: "blauw" }));
  await screen.findByRole("heading", { name: "Matras Proef, blauw" });
  await expect.poll(path).toBe("/p/matras-proef-03-0001?variant=22");
  expect(radio(/^140x200/).checked).toBe(true);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("blauw");
});

test("a colour is chosen by a photo of its fabric, on a dot of the colour", async () => {
  show({ ...sand, siblings: [{ ...blue, swatch: { __typename: "Image", url: "/images/blauw-staal.webp" } }] });
  const swatches = within(await screen.findByRole("navigation", { name: "Kleur" }));
  const shown = swatches.getByRole("link", { name: "blauw" });
  expect(shown.querySelector("image")?.getAttribute("href")).toBe("/images/blauw-staal.webp?w=160");
  expect(shown.querySelector("circle")?.getAttribute("fill")).toBe("#335577");
  expect(swatches.getByRole("link", { name: "zand" }).querySelector("image")).toBeNull();
});

test("a colour that has not got the size says so before and after, and takes the nearest", async () => {
  const { user } = show(colours, "/p/matras-proef-03-0001?variant=11");
  expect(await screen.findByText("blauw is er niet in 90x200.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "blauw, niet in 90x200" }));
  expect(await screen.findByText("In blauw is er geen 90x200. Gekozen is nu 80x200.")).toBeTruthy();
  expect(radio(/^80x200/).checked).toBe(true);
});

test("going to another colour before choosing a size chooses none", async () => {
  const { user } = show(colours);
  await user.click(await screen.findByRole("link", { name: "blauw" }));
  await screen.findByRole("heading", { name: "Matras Proef, blauw" });
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, false]);
  expect(texts()).toContain("kies een maat");
});

const duvet = productData(9, [variantData(91, "140x200"), variantData(92, "200x200")], {
  name: "Dekbed Proef",
  masterKey: "07-0009",
});
const bySlug = ({ slug }: Record<string, unknown>) => (slug === "dekbed-proef-07-0009" ? duvet : mattress);
const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Aantal" }).value;

test("another product begins anew: one piece, nothing chosen and no message", async () => {
  const { user, goTo } = show(bySlug, "/p/matras-proef-03-0001");
  await user.click(await screen.findByText("90x200"));
  await user.click(screen.getByRole("button", { name: "Eén meer" }));
  await user.click(screen.getByRole("button", { name: "Koop" }));
  expect(screen.getByText("Kies eerst een hardheid.")).toBeTruthy();
  await act(() => goTo("/p/dekbed-proef-07-0009"));
  await screen.findByRole("heading", { name: "Dekbed Proef" });
  expect(quantity()).toBe("1");
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByText("Maat:").parentElement?.textContent).toBe("Maat: kies een maat");
  expect(texts()).not.toContain("Kies eerst");
});

test("another colour of the same product keeps how many", async () => {
  const { user } = show(colours, "/p/matras-proef-03-0001?variant=12");
  await user.click(await screen.findByRole("button", { name: "Eén meer" }));
  await user.click(screen.getByRole("link", { name: "blauw" }));
  await screen.findByRole("heading", { name: "Matras Proef, blauw" });
  expect(quantity()).toBe("2");
});

test("a claim opens its proof, a rating leads to the reviews, and a score of 0 shows nothing", async () => {
  const badges = [{ key: "vegan", label: "Vegan", color: "BASIC", basis: "Zonder wol." }];
  const { user } = show(productData(1, [variantData(1, "90x200")], { badges, rating: { score: 4.6, count: 312 } }));
  const link = await screen.findByRole("link", { name: /4,6 uit 312 beoordelingen/ });
  expect(link.getAttribute("href")).toBe("#reviews");
  await user.hover(screen.getByRole("button", { name: "Waarom ‘Vegan’?" }));
  expect(await screen.findByText("Zonder wol.")).toBeTruthy();
});
