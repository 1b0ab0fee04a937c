import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InfoTip } from "./info-tip.tsx";
import { renderUi, resizeTo } from "#app/ui/testing/render-ui.tsx";

beforeEach(() => {
  resizeTo(1440);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.scrollTo(0, 0);
});

const text = "De laagste prijs van de afgelopen 30 dagen.";
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const isOpen = () => screen.queryByRole("tooltip") !== null;

function renderTip() {
  const page = renderUi(<InfoTip label="Uitleg">{text}</InfoTip>);
  return { ...page, button: screen.getByRole("button", { name: "Uitleg" }) };
}

function scrollTo(top: number) {
  act(() => {
    window.scrollTo(0, top);
    fireEvent.scroll(window);
  });
}

test("it opens on hover and closes 150 ms after leaving", () => {
  const { button } = renderTip();
  fireEvent.pointerEnter(button);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(button);
  pass(149);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test("coming back within the delay keeps it open", () => {
  const { button } = renderTip();
  fireEvent.pointerEnter(button);
  fireEvent.pointerLeave(button);
  pass(100);
  fireEvent.pointerEnter(button);
  pass(500);
  expect(isOpen()).toBe(true);
});

test("it opens on focus, describes its button and closes after blur", () => {
  const { button } = renderTip();
  act(() => button.focus());
  expect(button.getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
  act(() => button.blur());
  pass(150);
  expect(isOpen()).toBe(false);
});

test("a press toggles, also when the press brought the focus", () => {
  const { button } = renderTip();
  fireEvent.pointerDown(button);
  act(() => button.focus());
  fireEvent.click(button);
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  expect(isOpen()).toBe(true);
});

test("scrolling closes after 300 ms", () => {
  const { button } = renderTip();
  fireEvent.pointerEnter(button);
  scrollTo(50);
  pass(299);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test("scrolling more than 50 px closes at once", () => {
  const { button } = renderTip();
  fireEvent.pointerEnter(button);
  scrollTo(51);
  expect(isOpen()).toBe(false);
});

test("Esc closes it and nothing else", () => {
  const { button } = renderTip();
  const heard = vi.fn();
  document.body.addEventListener("keydown", heard);
  fireEvent.pointerEnter(button);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  document.body.removeEventListener("keydown", heard);
});

test("below 992 px the same text opens in a drawer", () => {
  resizeTo(991);
  const { button } = renderTip();
  fireEvent.pointerEnter(button);
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  expect(screen.getByRole("dialog", { name: "Uitleg" }).textContent).toContain(text);
});
