import { screen, within } from "@testing-library/react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { sentEvents } from "#app/tracking/sent-events.ts";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { SentEventLog } from "./sent-event-log.tsx";

beforeEach(() => sentEvents.erase());

function renderLog() {
  return renderShop(
    <SiteContext value={{ origin: "https://shop.example", shop: defaultShop, buildId: "", tagManagerId: "GTM-TEST1" }}>
      <SentEventLog />
      <Toaster />
    </SiteContext>,
  );
}

const add = (name: string, recipient = "GTM-TEST1") =>
  sentEvents.add({ name, recipient, consent: ["statistics", "marketing"], data: { path: `/${name}` } });

test("each event says what it was, when, to whom it went and under which consent, the newest first", () => {
  add("content_view");
  add("page_speed", "shop");
  renderLog();
  const [newest, oldest] = screen.getAllByRole("group");
  expect(newest?.textContent).toContain("Laadtijd gemeten");
  expect(within(newest!).getByText("De winkel")).toBeTruthy();
  expect(oldest?.textContent).toContain("Pagina bekeken");
  expect(within(oldest!).getByText("Google Tag Manager (GTM-TEST1)")).toBeTruthy();
  expect(within(oldest!).getByText("statistiek en marketing")).toBeTruthy();
  expect(oldest?.textContent).toContain('"path": "/content_view"');
  expect(oldest?.querySelector("time")?.dateTime).toBe(sentEvents.list()[0]?.at);
});

test("the list is given as a file, and erased", async () => {
  add("content_view");
  const { user } = renderLog();
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:file";
  });
  await user.click(screen.getByRole("button", { name: "Downloaden" }));
  expect(JSON.parse((await files[0]?.text()) ?? "")).toEqual(sentEvents.list());
  vi.restoreAllMocks();
  await user.click(screen.getByRole("button", { name: "Alles wissen" }));
  expect(await screen.findByRole("heading", { name: "Er is niets verstuurd" })).toBeTruthy();
  expect(sentEvents.list()).toEqual([]);
});

test("what is sent while the page is open shows, and of a long list fifty at a time", async () => {
  const { user } = renderLog();
  expect(screen.getByText("U heeft nog niet gekozen. Zolang dat zo is, wordt er niets verstuurd.")).toBeTruthy();
  for (let index = 0; index < 60; index += 1) add("view_item");
  expect(await screen.findByText("60 gebeurtenissen, de nieuwste bovenaan")).toBeTruthy();
  expect(screen.getAllByRole("group")).toHaveLength(50);
  await user.click(screen.getByRole("button", { name: "Oudere tonen" }));
  expect(screen.getAllByRole("group")).toHaveLength(60);
});

test("a shop that sends nothing says so", () => {
  renderShop(
    <SiteContext value={{ origin: "https://shop.example", shop: defaultShop, buildId: "" }}>
      <SentEventLog />
    </SiteContext>,
  );
  expect(screen.getByText(/geen meetdienst/)).toBeTruthy();
});
