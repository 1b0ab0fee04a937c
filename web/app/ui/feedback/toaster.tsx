import { useCallback, useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { NotificationList } from "./notification-list.ts";
import { Toast } from "./toast.tsx";
import { useUi } from "#app/ui/ui-context.ts";
import { useShownNotifications } from "./use-notifications.ts";

const noLayers: readonly HTMLElement[] = [];

/** Where messages appear: top right under the header, and inside the top dialog while one is open, because the page behind it is inert. */
export function Toaster() {
  const { t } = useTranslation("ui");
  const { notifications, layers } = useUi();
  const shown = useShownNotifications();
  const top = useSyncExternalStore(layers.subscribe, layers.get, () => noLayers).at(-1);
  const hold = useCallback((region: HTMLElement) => holdWhileUsed(region, notifications), [notifications]);
  const isEmpty = shown.length === 0;

  // A closed message takes pointer and focus with it without an event.
  useEffect(() => {
    if (isEmpty) notifications.resume();
  }, [isEmpty, notifications]);

  const region = (
    <section
      ref={hold}
      aria-label={t("notifications.label")}
      className="ui-toaster pointer-events-none fixed grid gap-2"
    >
      {shown.map((notification) => (
        <Toast key={notification.id} notification={notification} onClose={() => notifications.close(notification.id)} />
      ))}
    </section>
  );
  return top ? createPortal(region, top) : region;
}

/** Countdowns rest while the pointer or the focus is on the messages. */
function holdWhileUsed(region: HTMLElement, { pause, resume }: NotificationList): () => void {
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) resume();
  };
  region.addEventListener("pointerover", pause);
  region.addEventListener("pointerleave", resume);
  region.addEventListener("focusin", pause);
  region.addEventListener("focusout", onFocusOut);
  return () => {
    region.removeEventListener("pointerover", pause);
    region.removeEventListener("pointerleave", resume);
    region.removeEventListener("focusin", pause);
    region.removeEventListener("focusout", onFocusOut);
  };
}
