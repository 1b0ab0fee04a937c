import { useCallback, useId } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { type Consent, purposes } from "#app/tracking/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { consentSettingsId } from "./consent-settings-id.ts";

/** The question for consent at the bottom of the window. The page stays usable, and refusing is as near as agreeing. */
export function ConsentBanner({ onChoice }: { readonly onChoice: (consent: Consent) => void }) {
  const { t } = useTranslation("consent");
  const { open } = useOverlay(consentSettingsId);
  const headingId = useId();
  const keepClear = useCallback((banner: HTMLElement) => publishHeight(banner), []);
  return (
    <section
      ref={keepClear}
      aria-labelledby={headingId}
      className="fixed inset-x-0 bottom-0 z-(--z-header) max-h-[75dvh] animate-[ui-arrive_var(--duration-base)_var(--ease-out)] overflow-y-auto overscroll-contain border-t border-line bg-page shadow-drawer print:hidden"
    >
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-4 px-gutter pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:py-6">
        <div>
          <h2 id={headingId} className="font-display text-h3 font-medium tracking-display">
            {t("title")}
          </h2>
          <p className="mt-1.5 max-w-3xl text-sm text-pretty text-ink-muted">
            {t("text")} <TextLink href={paths.privacy}>{t("privacy")}</TextLink>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3 lg:min-w-80">
          <Button variant="outline" onClick={() => onChoice([])}>
            {t("refuse")}
          </Button>
          <Button variant="outline" onClick={() => onChoice(purposes)}>
            {t("accept")}
          </Button>
          <Button variant="ghost" dense className="col-span-2" aria-haspopup="dialog" onClick={open}>
            {t("choose")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The buy bar, the end of the page and what gets the focus keep clear of the banner (`--bottom-taken`, ui/controls.css). */
function publishHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--bottom-taken", `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty("--bottom-taken");
  };
}
