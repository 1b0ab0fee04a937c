import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sliderEnds } from "./slider-ends.ts";
import { Slider } from "./slider.tsx";
import { renderUi } from "#app/ui/testing/render-ui.tsx";

const carousel = (back: boolean, on: boolean, snaps: number) => ({
  canScrollPrev: () => back,
  canScrollNext: () => on,
  scrollSnapList: () => Array.from({ length: snaps }, () => 0),
});

test("its ends show which way is open and whether all slides fit", () => {
  expect(sliderEnds(carousel(false, true, 5))).toEqual({ canGoBack: false, canGoOn: true, allFit: false });
  expect(sliderEnds(carousel(true, false, 5))).toEqual({ canGoBack: true, canGoOn: false, allFit: false });
  expect(sliderEnds(carousel(false, false, 1)).allFit).toBe(true);
  expect(sliderEnds(carousel(true, true, 3))).toBe(sliderEnds(carousel(true, true, 3)));
});

test("it names its slides and keeps them all reachable", () => {
  renderUi(
    <Slider
      heading="Voor u uitgekozen"
      slides={["a", "b", "c", "d", "e"].map((name) => (
        <a key={name} href={`/p/${name}`}>
          {name}
        </a>
      ))}
    />,
  );
  expect(screen.getByRole("region", { name: "Voor u uitgekozen" })).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(5);
});

test("while loading it shows four placeholders and no arrows", () => {
  renderUi(<Slider heading="Vaak samen gekocht" slides={[]} loading placeholder={<p>laadt</p>} />);
  expect(screen.getAllByText("laadt")).toHaveLength(4);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("true");
});

test("with nothing to show it hides itself", () => {
  renderUi(<Slider heading="Vaak samen gekocht" slides={[]} />);
  expect(screen.queryByRole("region")).toBeNull();
});
