import { useQuery } from "@apollo/client/react";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Link, UNSAFE_FrameworkContext as FrameworkContext } from "react-router";
import { afterEach, expect, test } from "vitest";
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

afterEach(() => Reflect.deleteProperty(navigator, "connection"));

function Cards() {
  const { data } = useQuery(CardQuery);
  if (!data) return null;
  return (
    <FrameworkContext.Provider value={built}>
      <ProductCard product={(data as { product: never }).product} />
      <Link to="/always" prefetch="intent">
        Altijd
      </Link>
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
