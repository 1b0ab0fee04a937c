import { lazy, Suspense } from "react";
import { useSite } from "#app/locale/site.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";

const Consent = lazy(async () => ({ default: (await import("./consent.tsx")).Consent }));

/** Asks for consent where there is something to consent to; only in the browser, as pages are the same for everybody. */
export function RequestConsent() {
  const { tagManagerId } = useSite();
  const isInBrowser = useInBrowser();
  if (!tagManagerId || !isInBrowser) return null;
  return (
    <Suspense>
      <Consent tagManagerId={tagManagerId} />
    </Suspense>
  );
}
