import type { ApolloClient } from "@apollo/client";
import type { i18n } from "i18next";
import { send } from "#app/graphql/mutation/send.ts";
import type { NotificationList } from "#app/ui/feedback/notification-list.ts";
import { SignOutMutation } from "./sign-out.ts";

/** Drops a session that has ended elsewhere and says so; pages load this when it has. */
export async function dropSession(client: ApolloClient, notifications: NotificationList, texts: i18n): Promise<void> {
  await texts.loadNamespaces("account");
  const t = texts.getFixedT(null, "account");
  notifications.show({
    id: "session-ended",
    type: "info",
    title: t("sessionEnded.title"),
    message: t("sessionEnded.message"),
  });
  await send(client.mutate({ mutation: SignOutMutation }), "signOut");
}
