import { useEffect, useRef } from "react";

/** Another term on the same page is another page for whoever reads it: the focus and the window go to its beginning. */
export function useNewTerm(term: string): void {
  const shown = useRef(term);
  useEffect(() => {
    if (shown.current === term) return;
    shown.current = term;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("inhoud")?.focus({ preventScroll: true });
  }, [term]);
}
