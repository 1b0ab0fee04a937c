import { useSyncExternalStore } from "react";
import { mostShown, type Notification, type NotificationList } from "./notification-list.ts";
import { useUi } from "#app/ui/ui-context.ts";

const none: readonly Notification[] = [];

/** Shows, closes and pauses messages; does not re-render when they change. */
export function useNotifications(): NotificationList {
  return useUi().notifications;
}

/** The messages on screen: the newest three, oldest first. */
export function useShownNotifications(): readonly Notification[] {
  const { notifications } = useUi();
  const all = useSyncExternalStore(notifications.subscribe, notifications.all, () => none);
  return all.slice(-mostShown);
}
