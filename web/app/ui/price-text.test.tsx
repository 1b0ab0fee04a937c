import { expect, test } from "vitest";
import { PriceText } from "./price-text.tsx";
import { renderUi } from "./testing/render-ui.tsx";

test("a plain price is only itself", () => {
  const { container } = renderUi(<PriceText current="€ 12,95" />);
  expect(container.textContent).toBe("€ 12,95");
  expect(container.querySelector("s")).toBeNull();
});

test("a reduced price says what it was, struck and in words, and the lowest of 30 days", () => {
  const { container } = renderUi(<PriceText current="€ 399,-" original="€ 419,-" lowestPrior="€ 419,-" startingFrom />);
  expect(container.textContent).toBe("vanaf€ 399,-was € 419,-Laagste prijs in 30 dagen: € 419,-");
  expect(container.querySelector("s")?.textContent).toBe("was € 419,-");
});
