import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { SiteContext } from "#app/locale/site.ts";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { RequestConsent } from "./request-consent.tsx";
import { CookieSettingsItem } from "./cookie-settings-item.tsx";

let scripts: string[];
beforeEach(() => {
  scripts = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, "append").mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node.src);
    else append(node);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = "consent=; Path=/; Max-Age=0";
});

function renderPage(
  { tagManagerId, at }: { readonly tagManagerId?: string; readonly at?: string } = { tagManagerId: "GTM-TEST1" },
) {
  return renderShop(
    <SiteContext value={{ origin: "https://shop.example", shop: defaultShop, buildId: "", tagManagerId }}>
      <RequestConsent />
      <a href="#inhoud">Naar de inhoud</a>
      <ul>
        <CookieSettingsItem className="" />
      </ul>
      <Toaster />
    </SiteContext>,
    { at },
  );
}

const banner = () => screen.findByRole("region", { name: "Mogen wij meekijken?" });
const queryBanner = () => screen.queryByRole("region", { name: "Mogen wij meekijken?" });
const footerButton = () => screen.getByRole("button", { name: "Cookie-instellingen" });
const settings = () => screen.findByRole("dialog", { name: "Cookie-instellingen" });
const purpose = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole<HTMLInputElement>("checkbox", { name });

test("a shop without a tag manager asks nothing and has nothing in its footer", async () => {
  renderPage({});
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queryBanner()).toBeNull();
  expect(screen.queryByRole("button", { name: "Cookie-instellingen" })).toBeNull();
});

test("refusing stands beside agreeing, looks the same, and comes first; the banner is the first stop of the keyboard and no trap", async () => {
  const { user } = renderPage();
  const region = await banner();
  const [refuse, accept] = ["Weigeren", "Toestaan"].map((name) => within(region).getByRole("button", { name }));
  expect(refuse!.className).toBe(accept!.className);
  const stops: (string | null | undefined)[] = [];
  for (let index = 0; index < 5; index += 1) {
    await user.tab();
    stops.push(document.activeElement?.textContent);
  }
  expect(stops).toEqual(["Privacyverklaring", "Weigeren", "Toestaan", "Zelf kiezen", "Naar de inhoud"]);
});

test("a refusal is stored, loads nothing, and is not asked about again", async () => {
  const { user, unmount } = renderPage();
  await user.click(within(await banner()).getByRole("button", { name: "Weigeren" }));
  expect(queryBanner()).toBeNull();
  expect(document.cookie).toMatch(/^consent=2\.\d{4}-\d\d-\d\d$/);
  expect(await screen.findByText("Uw keuze is bewaard")).toBeTruthy();
  unmount();
  renderPage();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queryBanner()).toBeNull();
  expect(scripts).toEqual([]);
});

test("choosing for oneself begins with nothing ticked and keeps what was ticked", async () => {
  const { user } = renderPage();
  await user.click(within(await banner()).getByRole("button", { name: "Zelf kiezen" }));
  const dialog = await settings();
  expect([purpose(dialog, /^Statistiek/).checked, purpose(dialog, /^Marketing/).checked]).toEqual([false, false]);
  await user.click(purpose(dialog, /^Statistiek/));
  await user.click(within(dialog).getByRole("button", { name: "Keuze bewaren" }));
  expect(document.cookie).toMatch(/\.statistics$/);
  expect(queryBanner()).toBeNull();
  await waitFor(() => expect(scripts).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]));
});

test("the footer brings the question back with the choice as it is, and takes it back", async () => {
  document.cookie = "consent=2.2026-11-22.marketing; Path=/";
  const { user } = renderPage();
  await waitFor(() => expect(scripts).toHaveLength(1));
  await user.click(footerButton());
  const dialog = await settings();
  expect([purpose(dialog, /^Statistiek/).checked, purpose(dialog, /^Marketing/).checked]).toEqual([false, true]);
  await user.click(within(dialog).getByRole("button", { name: "Alles weigeren" }));
  expect(document.cookie).toMatch(/^consent=2\.[\d-]+$/);
});

test("a choice in another tab counts here", async () => {
  renderPage();
  await banner();
  document.cookie = "consent=2.2026-11-22; Path=/";
  new BroadcastChannel("consent").postMessage(null);
  await waitFor(() => expect(queryBanner()).toBeNull());
});

test("a page whose address is a key loads no scripts of others, the next page does", async () => {
  document.cookie = "consent=2.2026-11-22.statistics; Path=/";
  const { goTo } = renderPage({ tagManagerId: "GTM-TEST1", at: "/betaling/terug/secret" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(scripts).toEqual([]);
  await goTo("/succes?token=secret");
  await waitFor(() => expect(scripts).toHaveLength(1));
});
