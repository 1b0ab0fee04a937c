import { useQuery } from "@apollo/client/react";
import { act, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { mobileMenuId } from "./mobile-menu-id.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavigationItemFragment, type NavigationItemRef } from "./navigation-fragment.ts";
import { type ServiceBar, ServiceBarFragment } from "./service-bar.tsx";
import { categoryMenu, navigationData } from "#app/layout/testing/shell-data.ts";

const query = testQuery(
  "query Menu { shop { id ...ServiceBar_shop } navigation { id ...NavigationItem_item } }",
  NavigationItemFragment,
  ServiceBarFragment,
);
const navigation = navigationData([
  { name: "Matrassen", under: [{ name: "Pocketvering", under: [{ name: "Zacht" }] }] },
  { name: "Sale" },
]);
const shop = { __typename: "Shop", id: "shop", contact: { __typename: "ShopContact", phone: "085 123 45 67" } };
const links = [{ key: "1", label: "Levering en verzending", href: "/service/hulp/levering-verzending" }];
const columns = [{ key: "1", title: "Service", links }];
const menuLinks = [{ key: "new", name: "Nieuw", href: "/nieuw", highlight: false, wideOnly: false }];
const settings = {
  announcement: undefined,
  menuLinks,
  promises: [],
  claim: "",
  shareImage: undefined,
  emptyPages: [],
  columns,
};

function Menu() {
  const { data } = useQuery(query);
  if (!data) return null;
  const { navigation: items, shop } = data as {
    navigation: NavigationItemRef[];
    shop: ComponentProps<typeof ServiceBar>["shop"];
  };
  return <MobileMenu items={items} shop={shop} settings={settings} />;
}

async function openMenu() {
  const page = renderShop(<Menu />, { responses: { Menu: { navigation, shop }, CategoryMenu: categoryMenu } });
  await screen.findByRole("dialog", { hidden: true });
  act(() => page.stores.overlays.open(mobileMenuId, "drawer"));
  return page;
}

test("levels open one in the other and lead back", async () => {
  const { user } = await openMenu();
  await user.click(await screen.findByRole("button", { name: "Matrassen" }));
  expect(screen.getByRole("link", { name: "Alles in Matrassen" }).getAttribute("href")).toBe("/matrassen");
  await user.click(screen.getByRole("button", { name: "Pocketvering" }));
  expect(screen.getByRole("link", { name: "Zacht" }).getAttribute("href")).toBe("/matrassen/pocketvering/zacht");
  await user.click(screen.getByRole("button", { name: "Matrassen" }));
  await user.click(screen.getByRole("button", { name: "Menu" }));
  expect(screen.getByRole("link", { name: "Sale" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Nieuw" }).getAttribute("href")).toBe("/nieuw");
});

test("the service links stand at the end", async () => {
  await openMenu();
  const links = within(await screen.findByRole("dialog")).getAllByRole("link");
  expect(links.at(-1)?.textContent).toBe("Levering en verzending");
});

test("a category unfolds its sizes and leads to what is reduced, and not to what is new when nothing is", async () => {
  const { user } = await openMenu();
  await user.click(await screen.findByRole("button", { name: "Matrassen" }));
  await user.click(await screen.findByText("Maten"));
  expect(screen.getByRole("link", { name: "90 x 200 cm" }).getAttribute("href")).toBe("/matrassen?size=7");
  expect(screen.getByRole("link", { name: "Sale in Matrassen" }).getAttribute("href")).toBe("/matrassen?sale=true");
  expect(screen.queryByRole("link", { name: "Nieuw in Matrassen" })).toBeNull();
});

test("signing in and the telephone are at hand", async () => {
  await openMenu();
  expect((await screen.findByRole("link", { name: "Inloggen" })).getAttribute("href")).toBe("/inloggen");
  expect(screen.getByRole("link", { name: "Bel 085 123 45 67" }).getAttribute("href")).toBe("tel:0851234567");
});
