import { useCallback, useEffect, useRef } from "react";

/** Does one thing after a while, in place of what was due before; without a thing to do, nothing is due any more. */
export function useLater(delay: number): (act?: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (act) => {
      clearTimeout(timer.current);
      if (act) timer.current = setTimeout(act, delay);
    },
    [delay],
  );
}
