import { type RefObject, useEffect, useRef, useState } from "react";
import { whenVisible } from "./when-visible.ts";

/** Whether an element has come near the window since it was shown, and the reference that goes on the element. */
export function useNear<Shown extends Element>(): [RefObject<Shown | null>, boolean] {
  const place = useRef<Shown>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (isNear || !place.current ? undefined : whenVisible(place.current, () => setNear(true))), [isNear]);
  return [place, isNear];
}
