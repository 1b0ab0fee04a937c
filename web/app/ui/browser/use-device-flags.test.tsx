import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderToString } from "react-dom/server";
import { onResized } from "./on-resized.ts";
import { renderUi, resizeTo } from "#app/ui/testing/render-ui.tsx";
import { useDeviceFlags } from "./use-device-flags.ts";

beforeEach(() => {
  resizeTo(1440);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function Device() {
  const flags = useDeviceFlags();
  return <p>{flags ? (flags.isDesktop ? "desktop" : flags.isTablet ? "tablet" : "mobile") : "unknown"}</p>;
}

test("the server knows no device", () => {
  expect(renderToString(<Device />)).toBe("<p>unknown</p>");
});

test("the device is looked at again 50 ms after a resize", () => {
  renderUi(<Device />);
  expect(screen.getByText("desktop")).toBeTruthy();
  act(() => resizeTo(500));
  act(() => void vi.advanceTimersByTime(49));
  expect(screen.getByText("desktop")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText("mobile")).toBeTruthy();
});

test("a resize counts once the window has been quiet for 100 ms", () => {
  const heard = vi.fn();
  const stop = onResized(heard);
  resizeTo(900);
  vi.advanceTimersByTime(60);
  resizeTo(800);
  vi.advanceTimersByTime(99);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  resizeTo(700);
  vi.advanceTimersByTime(500);
  expect(heard).toHaveBeenCalledOnce();
});
