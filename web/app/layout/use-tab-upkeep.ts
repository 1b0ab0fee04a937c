import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useSite } from "#app/locale/site.ts";
import { localeCookieDays, readCookie, serializeCookie } from "#app/ui/browser/cookies.ts";
import { forgetTarget, rememberTarget } from "./page/chunk-recovery.ts";
import { watchForNewBuild } from "./page/new-build.ts";

const localeCookie = "locale";

/** What a tab looks after besides showing pages: its build, interrupted navigations, the locale cookie. */
export function useTabUpkeep(): void {
  const { buildId, shop } = useSite();
  const { state, location } = useNavigation();

  useEffect(() => watchForNewBuild(buildId), [buildId]);
  useEffect(() => {
    if (state === "loading") rememberTarget(`${location.pathname}${location.search}${location.hash}`);
    else forgetTarget();
  }, [state, location]);
  useEffect(() => {
    if (readCookie(document.cookie, localeCookie) === shop.code) return;
    document.cookie = serializeCookie(localeCookie, shop.code, {
      days: localeCookieDays,
      secure: window.location.protocol === "https:",
    });
  }, [shop]);
}
