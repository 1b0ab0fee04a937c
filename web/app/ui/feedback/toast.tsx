import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Anchor } from "#app/ui/anchor.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import {
  checkCircleFillIcon,
  infoFillIcon,
  warningCircleFillIcon,
  warningFillIcon,
  xIcon,
} from "#app/ui/icon/icon-paths.ts";
import type { Notification, NotificationAction, NotificationType } from "./notification-list.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";

const icons: Readonly<Record<NotificationType, readonly [path: string, colour: string]>> = {
  success: [checkCircleFillIcon, "text-success"],
  info: [infoFillIcon, "text-info"],
  warn: [warningFillIcon, "text-warn"],
  error: [warningCircleFillIcon, "text-error"],
};

const announced = new WeakSet<Notification>();

/** One message; errors interrupt a screen reader, the rest is queued. */
export function Toast({
  notification,
  onClose,
}: {
  readonly notification: Notification;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  const { type, title, message, actions, wantsDecision } = notification;
  const [path, colour] = icons[type];
  // Screen readers announce what changes inside a live region, not a region that arrives full; one that only moved is full.
  const [filled, setFilled] = useState(announced.has(notification));
  useEffect(() => {
    const timer = setTimeout(() => {
      announced.add(notification);
      setFilled(true);
    });
    return () => clearTimeout(timer);
  }, [notification]);
  return (
    <div
      role={type === "error" ? "alert" : "status"}
      className="ui-toast pointer-events-auto rounded-md border border-line bg-page text-sm text-ink shadow-pop"
    >
      {filled && (
        <div className="grid grid-cols-[auto_1fr_auto] items-start gap-3 py-3.5 pr-2 pl-4">
          <Icon path={path} className={`mt-0.5 size-5 ${colour}`} />
          <div>
            <p className="font-bold">{title}</p>
            {message !== undefined && <p className="text-ink-muted">{message}</p>}
            {actions.length > 0 && (
              <p className="mt-1 flex flex-wrap gap-x-4">
                {actions.map((action) => (
                  <ToastAction key={action.label} action={action} onClose={onClose} />
                ))}
              </p>
            )}
          </div>
          {!wantsDecision && (
            <button
              type="button"
              aria-label={t("notifications.close")}
              onClick={onClose}
              className="-my-1.5 grid size-target cursor-pointer place-items-center rounded-full hover:bg-surface"
            >
              <Icon path={xIcon} className="size-5" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function ToastAction({
  action: { label, href, onSelect },
  onClose,
}: {
  readonly action: NotificationAction;
  readonly onClose: () => void;
}) {
  const select = () => {
    onSelect?.();
    onClose();
  };
  if (href === undefined) {
    return (
      <button type="button" onClick={select} className={`${textLinkClasses} touch-target py-1`}>
        {label}
      </button>
    );
  }
  return (
    <Anchor href={href} onClick={select} className={`${textLinkClasses} touch-target py-1`}>
      {label}
    </Anchor>
  );
}
