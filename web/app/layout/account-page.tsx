import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountNav, type AccountSection } from "#app/account/account-nav.tsx";
import { AccountSkeleton } from "#app/account/account-skeleton.tsx";
import { GuestNotice } from "#app/account/sign-in/guest-notice.tsx";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { paths } from "#app/locale/paths.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { CustomerOnly } from "./page/customer-only.tsx";
import { PageHead } from "./page/page-head.tsx";
import { contentId } from "./skip-link.tsx";

interface AccountPageProps {
  readonly title: string;
  readonly path: string;
  readonly section: AccountSection;
  /** Mounted for a customer with an account only. */
  readonly children: ReactNode;
}

/** A page of the account: its way here, its neighbours, and its content for whom it belongs to. The server renders the frame alone. */
export function AccountPage({ title, path, section, children }: AccountPageProps) {
  const { t } = useTranslation("profile");
  const crumbs = [
    { value: t("home"), to: paths.home },
    { value: t("area"), to: paths.account },
    { value: title, to: path },
  ];
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={title} path={path} hidden />
      <Breadcrumb crumbs={path === paths.account ? crumbs.slice(0, 2) : crumbs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-20">
        <AccountNav current={section} />
        <div className="min-w-0 wrap-anywhere">
          <h1 className="mb-6 font-display text-h1 font-medium tracking-display">{title}</h1>
          <NeedsScript what="page" className="max-w-xl" />
          <CustomerOnly fallback={<AccountSkeleton />} guest={<GuestNotice />}>
            {children}
          </CustomerOnly>
        </div>
      </div>
    </main>
  );
}
