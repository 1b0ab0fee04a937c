import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { useVisitor } from "#app/layout/use-visitor.ts";

/** Notifies a shopper whose session has ended, once: the dead token goes with it. */
export function EndedSession() {
  const { i18n } = useTranslation();
  const client = useApolloClient();
  const notifications = useNotifications();
  const hasEnded = useVisitor().visitor?.sessionState === "ENDED";
  useEffect(() => {
    if (!hasEnded) return;
    // without a connection it is tried again with the next page
    void import("#app/account/sign-in/drop-session.ts")
      .then(({ dropSession }) => dropSession(client, notifications, i18n))
      .catch(() => undefined);
  }, [hasEnded, client, notifications, i18n]);
  return null;
}
