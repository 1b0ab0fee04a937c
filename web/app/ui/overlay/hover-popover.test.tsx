import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HoverPopover } from "./hover-popover.tsx";
import { renderUi, resizeTo } from "#app/ui/testing/render-ui.tsx";

beforeEach(() => {
  resizeTo(1440);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const isOpen = () => screen.queryByRole("region", { name: "Uw winkelwagen" }) !== null;

function renderPopover() {
  const page = renderUi(
    <HoverPopover overlayId="preview" label="Uw winkelwagen" trigger={<a href="/winkelwagen">Winkelwagen</a>}>
      <a href="/afrekenen">Naar afrekenen</a>
    </HoverPopover>,
  );
  const trigger = screen.getByRole("link", { name: "Winkelwagen" });
  return { ...page, trigger, root: trigger.parentElement! };
}

test("it opens on hover after a moment of intent and closes after a moment of grace", () => {
  const { root, stores } = renderPopover();
  fireEvent.pointerEnter(root, { pointerType: "mouse" });
  expect(isOpen()).toBe(false);
  pass(120);
  expect(isOpen()).toBe(true);
  expect(stores.overlays.state().opened).toEqual([]);
  fireEvent.pointerLeave(root, { pointerType: "mouse" });
  pass(150);
  expect(isOpen()).toBe(false);
});

test("touch and small windows do without it", () => {
  const { root } = renderPopover();
  fireEvent.pointerEnter(root, { pointerType: "touch" });
  pass(500);
  expect(isOpen()).toBe(false);
  resizeTo(800);
  fireEvent.pointerEnter(root, { pointerType: "mouse" });
  pass(500);
  expect(isOpen()).toBe(false);
});

test("it opens on focus, stays while the focus is inside and closes when it leaves", () => {
  const { trigger } = renderPopover();
  act(() => trigger.focus());
  pass(0);
  expect(isOpen()).toBe(true);
  act(() => screen.getByRole("link", { name: "Naar afrekenen" }).focus());
  pass(500);
  expect(isOpen()).toBe(true);
  act(() => (document.activeElement as HTMLElement).blur());
  pass(150);
  expect(isOpen()).toBe(false);
});

test("Esc closes it and leaves the focus where it was", () => {
  const { trigger } = renderPopover();
  act(() => trigger.focus());
  pass(0);
  fireEvent.keyDown(trigger, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger);
});
