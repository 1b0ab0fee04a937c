import { lazy, type ReactNode, Suspense } from "react";
import { NewsletterBand } from "#app/account/newsletter/newsletter-band.tsx";
import { basketFlyout } from "#app/basket/basket-context.ts";
import type { ShellQuery as ShellData } from "#app/graphql/generated/graphql.ts";
import { SearchField } from "#app/search/search-field.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { AccountLink } from "./header/account-link.tsx";
import { BasketLink } from "./header/basket-link.tsx";
import { EndedSession } from "./page/ended-session.tsx";
import { Announcement } from "./header/announcement.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { MainMenu } from "./header/main-menu.tsx";
import { mobileMenuId } from "./header/mobile-menu-id.ts";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { ServiceBar } from "./header/service-bar.tsx";
import { useShopSettings } from "./shop-settings.ts";
import { SkipLink } from "./skip-link.tsx";
import { useShell } from "./use-shell.ts";
import { VisitorData } from "./visitor-data.tsx";
import { WishlistLink } from "./header/wishlist-link.tsx";

const BasketFlyout = lazy(async () => ({
  default: (await import("#app/basket/preview/basket-flyout.tsx")).BasketFlyout,
}));
const MobileMenu = lazy(async () => ({ default: (await import("./header/mobile-menu.tsx")).MobileMenu }));

/**
 * Header and footer around a page of the shop, which stands alone where not even their data came. React takes over what stands in boundaries
 * after the page.
 */
export function ShopFrame({ children }: { readonly children: ReactNode }) {
  const shell = useShell();
  return shell ? <Shop shell={shell}>{children}</Shop> : children;
}

function Shop({ shell, children }: { readonly shell: ShellData; readonly children: ReactNode }) {
  const settings = useShopSettings(shell.settings);
  return (
    <VisitorData>
      <SkipLink />
      <Announcement announcement={settings.announcement} />
      <ServiceBar shop={shell.shop} promises={settings.promises} />
      <Header
        shopName={shell.shop.name}
        search={<SearchField />}
        actions={
          <>
            <AccountLink />
            <WishlistLink />
            <BasketLink />
          </>
        }
      />
      <Suspense>
        <MainMenu items={shell.navigation} links={settings.menuLinks} />
      </Suspense>
      <OnceOpened overlayId={mobileMenuId}>
        <MobileMenu items={shell.navigation} shop={shell.shop} settings={settings} />
      </OnceOpened>
      {children}
      <Suspense>
        <NewsletterBand />
        <Footer shop={shell.shop} settings={settings} />
      </Suspense>
      <OnceOpened overlayId={basketFlyout}>
        <BasketFlyout emptyText={settings.emptyPages.find(({ place }) => place === "BASKET")} />
      </OnceOpened>
      <EndedSession />
      <Toaster />
    </VisitorData>
  );
}
