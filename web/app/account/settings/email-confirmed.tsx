import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** Said once an e-mail address is proved to be the customer's. */
export function EmailConfirmed() {
  const { t } = useTranslation("profile");
  return (
    <>
      <Notice type="success" title={t("emailConfirmed.doneTitle")}>
        {t("emailConfirmed.doneText")}
      </Notice>
      <ButtonLink href={paths.account} className="mt-6 max-sm:w-full">
        {t("emailConfirmed.toAccount")}
      </ButtonLink>
    </>
  );
}
