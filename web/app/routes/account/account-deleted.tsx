import { useTranslation } from "react-i18next";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

export default function AccountDeleted() {
  const { t } = useTranslation("profile");
  return (
    <PlainPage title={t("deletion.deletedTitle")} intro={t("deletion.deletedText")} path={latePaths.accountDeleted}>
      <ButtonLink href={paths.home} className="max-sm:w-full">
        {t("toHome")}
      </ButtonLink>
    </PlainPage>
  );
}
