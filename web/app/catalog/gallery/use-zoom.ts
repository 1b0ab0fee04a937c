import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { panBy, type Point, type View, wholeView, zoomAt } from "./zoom.ts";

/** How much one press of a button, key or double tap enlarges. */
const step = 1.6;
const toggled = 2.5;
/** Milliseconds between the two taps of a double tap. */
const doubleTap = 300;
/** Px up to which a press is no drag, and from which a drag is a swipe. */
const steady = 8;
const swiped = 50;

interface Press {
  readonly startedAt: Point;
  readonly hadOthers: boolean;
}

/**
 * Zooming one photo: by pinch and double tap, by click, wheel and drag, and by `enlarge` and `move` for keys and buttons.
 * @param onSwipe a finger has wiped over the whole photo, to the next (1) or the one before (-1)
 */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void) {
  const [view, setView] = useState<View>(wholeView);
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press>(undefined);
  const lastTap = useRef(0);

  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  const zoom = (factor: number, point: Point) => setView((before) => zoomAt(before, size(), factor, point));
  const toggle = (point: Point) =>
    setView((before) => (before.scale > 1 ? wholeView : zoomAt(before, size(), toggled, point)));
  useWheel(frame, zoom);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const point = pointIn(event.currentTarget, event);
    press.current = { startedAt: point, hadOthers: pointers.current.size > 0 };
    pointers.current.set(event.pointerId, point);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const point = pointIn(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, point);
    const [x, y] = [point.x - before.x, point.y - before.y];
    if (!other) return setView((shown) => panBy(shown, size(), x, y));
    const factor = apart(point, other) / Math.max(apart(before, other), 1);
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    return setView((shown) => panBy(zoomAt(shown, size(), factor, middle), size(), x / 2, y / 2));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const wasDown = pointers.current.delete(event.pointerId);
    if (!wasDown || !press.current || press.current.hadOthers || pointers.current.size > 0) return;
    const point = pointIn(event.currentTarget, event);
    const [x, y] = [point.x - press.current.startedAt.x, point.y - press.current.startedAt.y];
    if (Math.hypot(x, y) <= steady) tap(event.pointerType, event.timeStamp, point);
    else if (view.scale === 1 && Math.abs(x) > swiped && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);
  const tap = (pointerType: string, at: number, point: Point) => {
    if (pointerType === "mouse" || at - lastTap.current < doubleTap) {
      toggle(point);
      lastTap.current = 0;
    } else lastTap.current = at;
  };

  return {
    view,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    enlarge: (by: 1 | -1) => zoom(by === 1 ? step : 1 / step, { x: 0, y: 0 }),
    /** Moves by a part of the frame. */
    move: (x: number, y: number) => setView((before) => panBy(before, size(), x * size().width, y * size().height)),
  };
}

/** The wheel enlarges; React listens passively, which would scroll the page as well. */
function useWheel(frame: RefObject<HTMLElement | null>, zoom: (factor: number, point: Point) => void): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), pointIn(element, event));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  });
}

function pointIn(
  element: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
