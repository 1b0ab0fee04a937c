import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { useVisitor } from "#app/layout/use-visitor.ts";

/** Notifies a shopper whose session has ended, once: the dead token goes with it. */
export function EndedSession() {
  const { t } = useTranslation("layout");
  const client = useApolloClient();
  const notifications = useNotifications();
  const hasEnded = useVisitor().visitor?.sessionState === "ENDED";
  useEffect(() => {
    if (!hasEnded) return;
    notifications.show({
      id: "session-ended",
      type: "info",
      title: t("sessionEnded.title"),
      message: t("sessionEnded.message"),
    });
    // without a connection it is tried again with the next page
    void import("#app/account/sign-in/sign-out.ts").then(({ signOut }) => signOut(client)).catch(() => undefined);
  }, [hasEnded, client, notifications, t]);
  return null;
}
