import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { paths } from "#app/locale/paths.ts";
import { arrowLeftIcon, lockSimpleIcon } from "#app/ui/icon/late-icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { IconLink } from "#app/ui/icon/icon-link.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import type { Route } from "./+types/checkout-layout";
import { CheckoutFooter } from "./checkout-footer.tsx";
import { EndedSession } from "./page/ended-session.tsx";
import { Logo } from "./header/logo.tsx";
import { ShellQuery } from "./shell-query.ts";
import { SkipLink } from "./skip-link.tsx";
import { useShell } from "./use-shell.ts";

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  await loadQueries(args, [[ShellQuery, {}, ["shop"]]]);
  return null;
};
export const loader = load;
export const clientLoader = load;

/** The checkout's own frame: logo, the way back, no menu and nothing that leads away. */
export default function CheckoutLayout() {
  const { t } = useTranslation("layout");
  const shop = useShell()?.shop;
  return (
    <>
      <SkipLink />
      <header className="border-b border-line outline-none">
        <div className="mx-auto flex min-h-16 max-w-checkout items-center justify-between gap-4 px-gutter lg:min-h-20">
          {shop && <Logo name={shop.name} />}
          <p className="flex items-center gap-1.5 text-sm font-semibold max-sm:sr-only">
            <Icon path={lockSimpleIcon} />
            {t("checkout.secure")}
          </p>
          <IconLink href={paths.basket} icon={arrowLeftIcon} iconSide="start" className="text-sm">
            {t("checkout.toBasket")}
          </IconLink>
        </div>
      </header>
      <Outlet />
      {shop && <CheckoutFooter shop={shop} />}
      <EndedSession />
      <Toaster />
    </>
  );
}
