import { expect, test, vi } from "vitest";
import { createOverlaySet } from "./overlay-set.ts";

test("opening adds, closing removes, and the first is the earliest opened", () => {
  const overlays = createOverlaySet();
  overlays.open("basket", "drawer");
  overlays.open("size-help");
  overlays.open("basket", "drawer");
  expect(overlays.state().opened).toEqual(["basket", "size-help"]);
  expect(overlays.first()).toBe("basket");

  overlays.close("basket");
  expect(overlays.isOpen("basket")).toBe(false);
  expect(overlays.first()).toBe("size-help");
  overlays.close("size-help");
  expect(overlays.first()).toBeUndefined();
});

test("popovers and tooltips have a flag but stay out of the set", () => {
  const overlays = createOverlaySet();
  overlays.open("basket-preview", "popover");
  overlays.open("lowest-price", "tooltip");
  expect(overlays.state().opened).toEqual([]);
  expect(overlays.first()).toBeUndefined();
  expect(overlays.isOpen("basket-preview")).toBe(true);
  expect(overlays.isOpen("lowest-price")).toBe(true);
});

test("closing all resets every flag", () => {
  const overlays = createOverlaySet();
  overlays.open("menu", "drawer");
  overlays.open("basket-preview", "popover");
  overlays.closeAll();
  expect([overlays.isOpen("menu"), overlays.isOpen("basket-preview"), overlays.first()]).toEqual([
    false,
    false,
    undefined,
  ]);
});

test("listeners hear changes only", () => {
  const overlays = createOverlaySet();
  const heard = vi.fn();
  const stop = overlays.subscribe(heard);
  overlays.close("never-opened");
  overlays.closeAll();
  expect(heard).toHaveBeenCalledTimes(0);
  overlays.open("menu");
  overlays.open("menu");
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  overlays.closeAll();
  expect(heard).toHaveBeenCalledTimes(1);
});
