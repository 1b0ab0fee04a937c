import { useLocation } from "react-router";
import { latePaths } from "#app/locale/late-paths.ts";

/** Whether somebody signs in in order to check out: guests sign in for nothing else, others say so by `redirectUrl`. */
export function useIsOrdering(): boolean {
  const { pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get("redirectUrl");
  return pathname === latePaths.guestSignUp || (wanted?.startsWith(latePaths.checkout) ?? false);
}
