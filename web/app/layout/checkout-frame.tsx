import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { arrowLeftIcon, lockSimpleIcon } from "#app/ui/icon/late-icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { IconLink } from "#app/ui/icon/icon-link.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { CheckoutFooter } from "./checkout-footer.tsx";
import { EndedSession } from "./page/ended-session.tsx";
import { Logo } from "./header/logo.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useShell } from "./use-shell.ts";

/** The frame of everything between basket and payment: logo, the way back, who helps; no menu and nothing that leads away. What it is around stands alone where not even its data came. */
export function CheckoutFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("checkout");
  const shop = useShell()?.shop;
  if (!shop) return children;
  return (
    <>
      <SkipLink />
      <header className="border-b border-line outline-none">
        <div className="mx-auto flex min-h-16 max-w-checkout items-center justify-between gap-4 px-gutter lg:min-h-20">
          <Logo name={shop.name} />
          <p className="flex items-center gap-1.5 text-sm font-semibold max-sm:sr-only">
            <Icon path={lockSimpleIcon} />
            {t("frame.secure")}
          </p>
          <IconLink href={paths.basket} icon={arrowLeftIcon} iconSide="start" className="text-sm">
            {t("frame.toBasket")}
          </IconLink>
        </div>
      </header>
      <div className="peer mx-auto max-w-checkout">{children}</div>
      <CheckoutFooter shop={shop} />
      <EndedSession />
      <Toaster />
    </>
  );
}
