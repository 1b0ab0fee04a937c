import { useTranslation } from "react-i18next";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths, serviceAnchor } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "error" };

/** The response to a form that a browser sent by itself: the shop takes forms by its scripts alone. */
export default function FormNotSent() {
  const { t } = useTranslation("withoutScripts");
  return (
    <PlainPage title={t("notSent.title")} intro={t("notSent.intro")} path={latePaths.formNotSent}>
      <p className="max-w-text">
        {t("notSent.text")} <TextLink href={`#${serviceAnchor}`}>{t("service")}</TextLink>.
      </p>
      <ButtonLink href={paths.home} className="mt-8 max-sm:w-full">
        {t("toHome")}
      </ButtonLink>
    </PlainPage>
  );
}
