import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TrackingEvent } from "./tracking-event.ts";
import { events } from "./events.ts";
import { useContentView } from "./use-content-view.ts";

let sent: TrackingEvent[];
let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  useContentView();
  return (
    <main data-page-type-id="03-1001">
      <nav data-click-origin="breadcrumb">
        <a href="#a">Matrassen</a>
      </nav>
      <a href="#b">Elders</a>
    </main>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  sent = [];
  events.disconnect();
  events.connect((batch) => void sent.push(...batch));
  router = createMemoryRouter([{ path: "*", element: <Page />, handle: { pageType: "pdp" } }], {
    initialEntries: ["/p/matras-03-1001"],
  });
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(2000));
});
afterEach(() => {
  events.disconnect();
  vi.useRealTimers();
});

async function goTo(address: string): Promise<void> {
  await act(() => router.navigate(address));
  await act(() => vi.advanceTimersByTimeAsync(2000));
}
const views = () => sent.map(({ name, data }) => `${name} ${String(data["path"])}`);

test("choosing a size is not another view of the page; another page, filter or term is", async () => {
  await goTo("/p/matras-03-1001?variant=7");
  await goTo("/p/matras-03-1001?variant=8");
  expect(views()).toEqual(["content_view /p/matras-03-1001"]);
  await goTo("/matrassen?size=3");
  await goTo("/matrassen?size=4");
  expect(views().slice(1)).toEqual(["content_view /matrassen?size=3", "content_view /matrassen?size=4"]);
});

test.each([
  ["Matrassen", "breadcrumb"],
  ["Elders", "main"],
])("a view says which page it is, and that %s was clicked in: %s", async (name, origin) => {
  [...document.querySelectorAll("a")].find((link) => link.textContent === name)?.click();
  await goTo("/p/topper-03-2000");
  expect(sent.at(-1)?.data).toMatchObject({ page_type: "pdp", page_type_id: "03-1001", click_origin: origin });
});
