import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderUi } from "./testing/render-ui.tsx";

class FakeObserver {
  static made: FakeObserver[] = [];
  readonly watched = new Set<Element>();
  readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  readonly options: object;
  constructor(callback: FakeObserver["callback"], options: object) {
    this.callback = callback;
    this.options = options;
    FakeObserver.made.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  show(isIntersecting: boolean) {
    act(() => this.callback([...this.watched].map((target) => ({ target, isIntersecting }))));
  }
}

beforeEach(() => {
  FakeObserver.made = [];
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

const photo = { src: "/images/bank-01.webp", alt: "Bank Amstel", width: 1200, height: 900, sizes: "50vw" };

async function renderPhotos(...eager: boolean[]) {
  const { LazyImage } = await import("./lazy-image.tsx");
  renderUi(
    <>
      {eager.map((isEager, index) => (
        <LazyImage key={index} {...photo} eager={isEager} />
      ))}
    </>,
  );
  return FakeObserver.made[0];
}

const placeholder = () => document.querySelector("[data-placeholder]");

test("a lazy photo waits until it is near the window, watched by one observer for all", async () => {
  const observer = await renderPhotos(false, false);
  expect(FakeObserver.made).toHaveLength(1);
  expect(observer?.options).toEqual({ rootMargin: "100px 0px", threshold: 0.01 });
  expect(screen.queryAllByRole("img")).toHaveLength(0);
  observer?.show(false);
  expect(screen.queryAllByRole("img")).toHaveLength(0);
  observer?.show(true);
  expect(screen.getAllByRole("img", { name: "Bank Amstel" })).toHaveLength(2);
  expect(observer?.watched.size).toBe(0);
});

test("its placeholder fades once it has loaded", async () => {
  (await renderPhotos(false))?.show(true);
  expect(placeholder()?.className).not.toContain("opacity-0");
  fireEvent.load(screen.getByRole("img"));
  expect(placeholder()?.className).toContain("opacity-0");
});

test("a photo that cannot load leaves its words readable", async () => {
  (await renderPhotos(false))?.show(true);
  fireEvent.error(screen.getByRole("img"));
  expect(placeholder()?.className).toContain("opacity-0");
});

test("an eager photo is there at once, with its shape and its widths", async () => {
  await renderPhotos(true);
  const image = screen.getByRole("img");
  expect(FakeObserver.made).toHaveLength(0);
  expect([image.getAttribute("width"), image.getAttribute("height"), image.getAttribute("sizes")]).toEqual([
    "1200",
    "900",
    "50vw",
  ]);
  expect(image.getAttribute("srcset")).toContain("/images/bank-01.webp?w=960 960w");
  expect(placeholder()).toBeNull();
});

test("a photo of Storyblok comes in its widths, and what its editor marked stays in sight", async () => {
  const { LazyImage } = await import("./lazy-image.tsx");
  const src = "https://a.storyblok.com/f/1/1200x900/abc/kamer.jpg";
  renderUi(<LazyImage {...photo} src={src} focus={{ left: 25, top: 60 }} eager />);
  const image = screen.getByRole("img");
  expect(image.getAttribute("srcset")).toContain(`${src}/m/960x0/filters:format(webp):quality(85) 960w`);
  expect(image.getAttribute("src")).toBe(`${src}/m/640x0/filters:format(webp):quality(85)`);
  expect(image.style.objectPosition).toBe("25% 60%");
});
