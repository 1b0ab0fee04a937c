import { useQuery } from "@apollo/client/react";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Link, UNSAFE_FrameworkContext as FrameworkContext, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { renderShop, testQuery } from "../graphql/testing/render-shop.tsx";
import { ProductCard, ProductCardFragment } from "./product-card.tsx";
import { cardData } from "./testing/card-data.ts";

const CardQuery = testQuery(`query Card { product { id ...ProductCard_product } }`, ProductCardFragment);
const product = cardData("Dekbed Merel");

// what a built shop gives the router's links: without it they load nothing ahead
const route = { id: "page", path: "*", module: "/assets/page.js", hasLoader: true };
const built = { manifest: { routes: { page: route } }, routeModules: { page: {} } } as unknown as NonNullable<
  ComponentProps<typeof FrameworkContext.Provider>["value"]
>;

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  vi.unstubAllGlobals();
});

function Cards({ size }: { readonly size?: string }) {
  const { data } = useQuery(CardQuery);
  const { pathname, search } = useLocation();
  if (!data) return null;
  return (
    <FrameworkContext.Provider value={built}>
      <ProductCard
        product={(data as { product: never }).product}
        size={size}
        eager
        renderAction={({ id }) => <button type="button">{id}</button>}
      />
      <Link to="/always" prefetch="intent">
        Altijd
      </Link>
      <output>{pathname + search}</output>
    </FrameworkContext.Provider>
  );
}

const isLoadedAhead = (path: string) => document.querySelector(`link[rel="prefetch"][href="${path}.data"]`) !== null;

test.each([
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("with %j the product page of a card under the pointer is loaded ahead: %s", async (connection, expected) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  renderShop(<Cards />, { responses: { Card: { product } } });
  fireEvent.mouseEnter(await screen.findByRole("link", { name: "Dekbed Merel" }));
  fireEvent.mouseEnter(screen.getByRole("link", { name: "Altijd" }));
  await waitFor(() => expect(isLoadedAhead("/always")).toBe(true));
  expect(isLoadedAhead("/p/dekbed-merel")).toBe(expected);
});

function colour(productId: number, label: string, price: string) {
  const { rating: _rating, subtitle: _subtitle, siblings: _siblings, ...data } = cardData(`Dekbed Merel, ${label}`);
  const [withTax, hex] = [{ __typename: "Money", formatted: price }, `#00000${productId}`];
  return {
    ...data,
    productId,
    slug: "dekbed-merel-04-1000",
    price: { ...data.price, current: { ...data.price.current, withTax } },
    images: [{ __typename: "ProductImage", url: `/images/${label}.webp`, alt: label, width: 1200, height: 900 }],
    color: {
      __typename: "Attribute",
      values: [{ __typename: "AttributeValue", label, value: hex }],
    },
  };
}

const [sand, moss, denim, brick] = [
  colour(1, "zand", "€ 100,-"),
  colour(2, "mos", "€ 80,-"),
  colour(3, "denim", "€ 90,-"),
  colour(4, "steen", "€ 70,-"),
];
const inColours = { ...cardData("Dekbed Merel"), ...sand, siblings: [moss, denim, brick] };
const showsOn = (card: HTMLElement) => ({
  link: within(within(card).getByRole("heading")).getByRole("link").getAttribute("href"),
  photo: within(card).getByRole("img").getAttribute("src"),
  heart: within(card).getByRole("button").textContent,
});
const openColours = async (hover: boolean) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" && !hover }));
  const { user } = renderShop(<Cards size="90x200" />, { responses: { Card: { product: inColours } } });
  return { user, card: await screen.findByRole("article") };
};

test("a card shows the colour that is pointed at or focused: its photo, price, heart and link", async () => {
  const { user, card } = await openColours(true);
  expect(within(card).getAllByRole("listitem")).toHaveLength(4);
  expect(within(card).getByText("+ 1 kleur")).toBeTruthy();
  expect(showsOn(card)).toMatchObject({ link: "/p/dekbed-merel-04-1000?size=90x200&product=1" });
  await user.hover(within(card).getByRole("link", { name: "In mos" }));
  expect(showsOn(card)).toEqual({
    link: "/p/dekbed-merel-04-1000?size=90x200&product=2",
    photo: "/images/mos.webp?w=640",
    heart: moss.id,
  });
  expect(within(card).getByText("€ 80,-")).toBeTruthy();
  within(card).getByRole("link", { name: "In denim" }).focus();
  await waitFor(() => expect(showsOn(card).photo).toBe("/images/denim.webp?w=640"));
  expect(within(card).getByRole("link", { current: true }).getAttribute("href")).toBe(showsOn(card).link);
});

test.each([true, false])(
  "a press on a colour leads to its page where a pointer hovers (%s), else it shows it",
  async (hover) => {
    const { user, card } = await openColours(hover);
    await user.click(within(card).getByRole("link", { name: "In mos" }));
    expect(showsOn(card).link).toContain("product=2");
    expect(screen.getByRole("status").textContent).toBe(hover ? "/p/dekbed-merel-04-1000?size=90x200&product=2" : "/");
  },
);
