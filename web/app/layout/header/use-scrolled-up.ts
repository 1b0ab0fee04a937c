import { useEffect, useState } from "react";

/** Below this the header is where it belongs anyway. */
const startsBelow = 200;
/** Shorter moves are a trembling hand. */
const shortestMove = 8;

/** Whether the page was last scrolled up, or stands at its top: then the header's main row shows. */
export function useScrolledUp(): boolean {
  const [isUp, setUp] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const top = window.scrollY;
      if (top < startsBelow) setUp(true);
      else if (Math.abs(top - last) > shortestMove) setUp(top < last);
      else return;
      last = top;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return isUp;
}
