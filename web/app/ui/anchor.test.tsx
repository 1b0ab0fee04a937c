import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Anchor } from "./anchor.tsx";
import { renderUi } from "./testing/render-ui.tsx";
import { usePageScroll } from "./browser/use-page-scroll.ts";

afterEach(() => vi.restoreAllMocks());

function link(href: string) {
  const page = renderUi(<Anchor href={href}>verder</Anchor>);
  return { ...page, element: screen.getByRole("link") };
}

test("another site opens in a new tab and learns nothing of ours", () => {
  const { element } = link("https://www.postnl.nl/");
  expect([element.getAttribute("target"), element.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
});

test.each(["mailto:service@warmeland.example", "tel:+31201234567"])("%s stays as it is", (href) => {
  const { element } = link(href);
  expect([element.getAttribute("href"), element.getAttribute("target")]).toEqual([href, null]);
});

test.each([
  ["/matrassen?page=2", "/matrassen?page=2"],
  ["#/shipping", "/#/shipping"],
])("%s is the router's", async (href, path) => {
  const { element, user, path: current } = link(href);
  await user.click(element);
  expect(current()).toBe(path);
});

function Page() {
  usePageScroll(true);
  return (
    <>
      <Anchor href="#beoordelingen">Naar de beoordelingen</Anchor>
      <section id="beoordelingen">Beoordelingen</section>
    </>
  );
}

test.each([
  ["smoothly", false, "smooth"],
  ["at once for who wants less motion", true, "instant"],
])(
  "a hash of the same page scrolls %s to its place, where the keyboard goes on, and keeps the query",
  async (_how, reduced, behavior) => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) => ({ matches: reduced && query.includes("reduce") }) as MediaQueryList,
    );
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    const { user, path } = renderUi(<Page />, { at: "/matrassen?size=20" });
    await user.click(screen.getByRole("link"));
    await vi.waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior }));
    expect(scroll.mock.contexts).toEqual([document.getElementById("beoordelingen")]);
    expect(document.activeElement?.id).toBe("beoordelingen");
    await expect.poll(path).toBe("/matrassen?size=20#beoordelingen");
  },
);
