import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Anchor } from "./anchor.tsx";
import { renderUi } from "./testing/render-ui.tsx";

function link(href: string) {
  const page = renderUi(<Anchor href={href}>verder</Anchor>);
  return { ...page, element: screen.getByRole("link") };
}

test("another site opens in a new tab and learns nothing of ours", () => {
  const { element } = link("https://www.postnl.nl/");
  expect([element.getAttribute("target"), element.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
});

test.each(["mailto:service@warmeland.example", "tel:+31201234567", "#beoordelingen"])("%s stays as it is", (href) => {
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
