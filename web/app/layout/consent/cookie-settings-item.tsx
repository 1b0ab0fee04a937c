import { useTranslation } from "react-i18next";
import { useSite } from "#app/locale/site.ts";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { consentSettingsId } from "./consent-settings-id.ts";

/** The way back to the question for consent, in the footer of every page of a shop that asks it. */
export function CookieSettingsItem({ className }: { readonly className: string }) {
  const { t } = useTranslation("layout");
  const { tagManagerId } = useSite();
  const { open } = useOverlay(consentSettingsId);
  if (!tagManagerId) return null;
  return (
    <li className="noscript:hidden">
      <button type="button" aria-haspopup="dialog" onClick={open} className={className}>
        {t("cookieSettings")}
      </button>
    </li>
  );
}
