import { useTranslation } from "react-i18next";
import { checkIcon } from "#app/ui/icon-paths.ts";
import { Icon } from "#app/ui/icon.tsx";

const benefits = ["confirmation", "basket", "withdrawal"] as const;

/** What ordering as a guest brings along. */
export function GuestBenefits() {
  const { t } = useTranslation("account");
  return (
    <aside aria-labelledby="guest-benefits" className="self-start rounded-md bg-surface p-[clamp(1.25rem,1rem+1vw,2rem)]">
      <h2 id="guest-benefits" className="mb-3 font-display text-h3 font-medium tracking-display">
        {t("guestSignUp.why")}
      </h2>
      <ul className="grid gap-2 text-sm">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Icon path={checkIcon} className="mt-0.5 size-[1.125rem] text-success" />
            {t(`guestSignUp.benefits.${benefit}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
