import { useQuery } from "@apollo/client/react";
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { mobileMenuId } from "./mobile-menu-id.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavigationItemFragment, type NavigationItemRef } from "./navigation-fragment.ts";
import { navigationData } from "#app/layout/testing/shell-data.ts";

const query = testQuery("query Menu { navigation { id ...NavigationItem_item } }", NavigationItemFragment);
const navigation = navigationData([
  { name: "Matrassen", under: [{ name: "Pocketvering", under: [{ name: "Zacht" }] }] },
  { name: "Sale" },
]);
const serviceLinks = [{ key: "1", label: "Levering en verzending", href: "/service/hulp/levering-verzending" }];

function Menu() {
  const { data } = useQuery(query);
  if (!data) return null;
  return <MobileMenu items={(data as { navigation: NavigationItemRef[] }).navigation} serviceLinks={serviceLinks} />;
}

async function openMenu() {
  const page = renderShop(<Menu />, { responses: { Menu: { navigation } } });
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
});

test("the service links stand at the end", async () => {
  await openMenu();
  const links = within(await screen.findByRole("dialog")).getAllByRole("link");
  expect(links.at(-1)?.textContent).toBe("Levering en verzending");
});
