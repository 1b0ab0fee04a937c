import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { userIcon } from "#app/ui/icon-paths.ts";
import { HeaderAction } from "./header-action.tsx";
import { useVisitor } from "./use-visitor.ts";

/** Leads an anonymous visitor to the guest sign-up, and shows a customer's first name. */
export function AccountLink() {
  const { t } = useTranslation("layout");
  const viewer = useVisitor().visitor?.viewer;
  if (viewer) return <HeaderAction href={paths.checkout} icon={userIcon} label={viewer.firstName} />;
  return <HeaderAction href={paths.guestSignUp} icon={userIcon} label={t("signUp")} />;
}
