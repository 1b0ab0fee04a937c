import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { hearSession } from "#app/account/sign-in/session-channel.ts";
import { paths } from "#app/locale/paths.ts";
import { userIcon } from "#app/ui/icon/icon-paths.ts";
import { HeaderAction } from "./header-action.tsx";
import { useVisitor } from "#app/layout/use-visitor.ts";

const signIn = `${paths.signIn}?${new URLSearchParams({ redirectUrl: paths.account })}`;

/** Leads an anonymous visitor to sign in, and a customer, whose first name it shows, to the account. */
export function AccountLink() {
  const { t } = useTranslation("layout");
  const viewer = useVisitor().visitor?.viewer;
  const isSignedIn = viewer != null;
  const client = useApolloClient();
  useEffect(() => {
    // what the visitor typed stays, so nothing is loaded anew
    if (!isSignedIn)
      return hearSession((news) => void (news === "signed-in" && client.refetchQueries({ include: ["Visitor"] })));
    const watching = import("#app/account/sign-in/watch-sign-out.ts").then(({ watchSignOut }) => watchSignOut());
    return () => void watching.then((stop) => stop());
  }, [isSignedIn, client]);
  if (viewer) return <HeaderAction href={paths.account} icon={userIcon} label={viewer.firstName} />;
  return <HeaderAction href={signIn} icon={userIcon} label={t("signIn")} />;
}
