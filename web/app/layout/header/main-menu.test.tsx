import { useQuery } from "@apollo/client/react";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { MainMenu } from "./main-menu.tsx";
import { NavigationItemFragment, type NavigationItemRef } from "./navigation-fragment.ts";
import { categoryMenu, navigationData } from "#app/layout/testing/shell-data.ts";

const query = testQuery("query Menu { navigation { id ...NavigationItem_item } }", NavigationItemFragment);
const navigation = navigationData([
  { name: "Matrassen", under: [{ name: "Pocketvering", under: [{ name: "Zacht" }] }, { name: "Toppers" }] },
  { name: "Dekbedden", under: [{ name: "Winter" }] },
  { name: "Sale" },
]);

const links = [{ key: "new", name: "Nieuw", href: "/nieuw", highlight: false, wideOnly: false }];

function Menu() {
  const { data } = useQuery(query);
  if (!data) return null;
  return (
    <>
      <MainMenu items={(data as { navigation: NavigationItemRef[] }).navigation} links={links} />
      <button type="button">Na het menu</button>
    </>
  );
}

async function renderMenu(at = "/") {
  const page = renderShop(<Menu />, { responses: { Menu: { navigation }, CategoryMenu: categoryMenu }, at });
  const item = await screen.findByRole("link", { name: "Matrassen" });
  return { ...page, item };
}

const panelLink = () => screen.findByRole("link", { name: "Pocketvering" });
const isClosed = () => expect(screen.queryByRole("link", { name: "Pocketvering" })).toBeNull();

test("a click opens what lies under an item, a second one goes there", async () => {
  const { user, item, path } = await renderMenu();
  await user.click(item);
  const link = await panelLink();
  expect(link.getAttribute("href")).toBe("/matrassen/pocketvering");
  expect(screen.getByRole("link", { name: "Zacht" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Alles in Matrassen" }).getAttribute("href")).toBe("/matrassen");
  expect(item.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(path).toBe("/");
  await user.click(item);
  await waitFor(() => expect(path()).toBe("/matrassen"));
});

test("Enter opens it, Escape closes it and gives the focus back", async () => {
  const { user, item } = await renderMenu();
  item.focus();
  await user.keyboard("{Enter}");
  (await panelLink()).focus();
  await user.keyboard("{Escape}");
  isClosed();
  expect(document.activeElement).toBe(item);
});

test("it closes when the focus leaves the menu", async () => {
  const { user, item } = await renderMenu();
  await user.click(item);
  await panelLink();
  screen.getByRole("button", { name: "Na het menu" }).focus();
  await waitFor(isClosed);
});

const rest = (element: HTMLElement) => fireEvent.pointerEnter(element, { pointerType: "mouse" });

test("a pointer that rests opens it, one that passes over does not", async () => {
  const { item } = await renderMenu();
  rest(item);
  await new Promise((resolve) => setTimeout(resolve, 60));
  rest(screen.getByRole("link", { name: "Dekbedden" }));
  await screen.findByRole("link", { name: "Winter" });
  isClosed();
  rest(screen.getByRole("link", { name: "Sale" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Winter" })).toBeNull());
});

test("touching does not count as resting", async () => {
  const { item } = await renderMenu();
  fireEvent.pointerEnter(item, { pointerType: "touch" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  isClosed();
});

test("closing all overlays, as after a navigation, closes it", async () => {
  const { user, item, stores } = await renderMenu();
  await user.click(item);
  await panelLink();
  stores.overlays.closeAll();
  await waitFor(isClosed);
});

test("an item without more under it is a plain link; the current one is marked", async () => {
  await renderMenu("/matrassen/toppers");
  const menu = screen.getByRole("navigation", { name: "Hoofdmenu" });
  expect(within(menu).getByRole("link", { name: "Sale" }).hasAttribute("aria-expanded")).toBe(false);
  expect(within(menu).getByRole("link", { name: "Nieuw" }).getAttribute("href")).toBe("/nieuw");
  expect(within(menu).getByRole("link", { name: "Matrassen" }).getAttribute("aria-current")).toBe("true");
  expect(within(menu).getByRole("link", { name: "Dekbedden" }).hasAttribute("aria-current")).toBe(false);
});

test("sizes, advice and the sale stand in the menu; a column without links and a value without products do not", async () => {
  const { user, item } = await renderMenu();
  await user.click(item);
  const size = await screen.findByRole("link", { name: "90 x 200 cm" });
  expect(size.getAttribute("href")).toBe("/matrassen?size=7");
  expect(screen.queryByRole("link", { name: "70 x 150 cm" })).toBeNull();
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Soorten", "Maten", "Advies"]);
  expect(screen.getByRole("link", { name: "Contact" })).toBeTruthy();
  expect(screen.getByText("52 artikelen")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Sale in Matrassen" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Nieuw in Matrassen" })).toBeNull();
});
