import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { userIcon } from "#app/ui/icon-paths.ts";
import { HeaderAction } from "./header-action.tsx";
import { useVisitor } from "./use-visitor.ts";

const signIn = `${paths.signIn}?${new URLSearchParams({ redirectUrl: paths.account })}`;

/** Leads an anonymous visitor to sign in, and a customer, whose first name it shows, to the account. */
export function AccountLink() {
  const { t } = useTranslation("layout");
  const viewer = useVisitor().visitor?.viewer;
  const isSignedIn = viewer != null;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const watching = import("#app/account/watch-sign-out.ts").then(({ watchSignOut }) => watchSignOut());
    return () => void watching.then((stop) => stop());
  }, [isSignedIn]);
  if (viewer) return <HeaderAction href={paths.account} icon={userIcon} label={viewer.firstName} />;
  return <HeaderAction href={signIn} icon={userIcon} label={t("signIn")} />;
}
