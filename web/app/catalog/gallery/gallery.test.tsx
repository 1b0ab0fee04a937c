import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderUi } from "#app/ui/testing/render-ui.tsx";
import { Gallery } from "./gallery.tsx";

const images = [1, 2, 3].map((number) => ({
  url: `/images/photo-${number}.webp`,
  alt: `Foto nummer ${number}`,
  width: 1200,
  height: 900,
}));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});

async function openGallery() {
  const page = renderUi(<Gallery images={images} name="Matras Proef" />);
  await page.user.click(screen.getByRole("button", { name: "Foto 1 van 3 vergroten" }));
  const dialog = await screen.findByRole("dialog", { name: "Matras Proef" });
  const photo = () => within(dialog).getAllByRole("img")[0]!;
  const frame = () => photo().closest<HTMLElement>(".touch-none")!;
  const shown = () => (frame().firstElementChild as HTMLElement).style.transform;
  return { ...page, dialog: within(dialog), frame, photo, shown };
}

const mouse = (x: number, y: number) => ({ pointerId: 1, pointerType: "mouse", clientX: x, clientY: y });
const touch = (x: number, y: number, pointerId = 1) => ({ pointerId, pointerType: "touch", clientX: x, clientY: y });
const whole = "translate(0px, 0px) scale(1)";

test("buttons and keys enlarge; then arrows move the photo, else they go to the next", async () => {
  const { user, dialog, shown, photo } = await openGallery();
  expect(shown()).toBe(whole);
  expect(dialog.getByRole("button", { name: "Uitzoomen" }).getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("+");
  expect(shown()).toBe("translate(0px, 0px) scale(1.6)");
  await user.keyboard("{ArrowRight}");
  expect(shown()).toBe("translate(-120px, 0px) scale(1.6)");
  expect(dialog.getByRole("status").textContent).toBe("1 van 3");
  await user.click(dialog.getByRole("button", { name: "Uitzoomen" }));
  expect(shown()).toBe(whole);
  await user.keyboard("{ArrowRight}");
  expect(dialog.getByRole("status").textContent).toBe("2 van 3");
  expect(photo().getAttribute("alt")).toBe("Foto nummer 2");
});

test("a click enlarges where it is and back, a drag moves, the wheel enlarges", async () => {
  const { frame, shown } = await openGallery();
  const click = (x: number, y: number) => {
    fireEvent.pointerDown(frame(), mouse(x, y));
    fireEvent.pointerUp(frame(), mouse(x, y));
  };
  click(100, 0);
  expect(shown()).toBe("translate(-150px, 0px) scale(2.5)");
  fireEvent.pointerDown(frame(), mouse(0, 0));
  fireEvent.pointerMove(frame(), mouse(50, 40));
  fireEvent.pointerUp(frame(), mouse(50, 40));
  expect(shown()).toBe("translate(-100px, 40px) scale(2.5)");
  click(0, 0);
  expect(shown()).toBe(whole);
  const wheel = new WheelEvent("wheel", { deltaY: -400, cancelable: true, bubbles: true });
  fireEvent(frame(), wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(shown()).toContain("scale(2.718");
});

test("two fingers pinch, a double tap enlarges, one finger swipes a whole photo away", async () => {
  const { dialog, frame, shown } = await openGallery();
  fireEvent.pointerDown(frame(), touch(-50, 0, 1));
  fireEvent.pointerDown(frame(), touch(50, 0, 2));
  fireEvent.pointerMove(frame(), touch(150, 0, 2));
  expect(shown()).toContain("scale(2)");
  fireEvent.pointerMove(frame(), touch(50, 0, 2));
  fireEvent.pointerUp(frame(), touch(50, 0, 2));
  fireEvent.pointerUp(frame(), touch(-50, 0, 1));
  expect(shown()).toBe(whole);

  const tap = () => {
    fireEvent.pointerDown(frame(), touch(0, 0));
    fireEvent.pointerUp(frame(), touch(0, 0));
  };
  tap();
  expect(shown()).toBe(whole);
  tap();
  expect(shown()).toContain("scale(2.5)");
  tap();
  tap();
  expect(shown()).toBe(whole);

  fireEvent.pointerDown(frame(), touch(100, 0));
  fireEvent.pointerMove(frame(), touch(20, 5));
  fireEvent.pointerUp(frame(), touch(20, 5));
  expect(dialog.getByRole("status").textContent).toBe("2 van 3");
});

test("one photo has neither counter nor thumbnails", () => {
  renderUi(<Gallery images={images.slice(0, 1)} name="Matras Proef" />);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.queryByText(/1 van/)).toBeNull();
});
