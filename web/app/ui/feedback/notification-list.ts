import { createObservable } from "#app/ui/browser/observable.ts";

export type NotificationType = "success" | "info" | "warn" | "error";

export interface NotificationAction {
  readonly label: string;
  /** A path of the shop; without one the action only runs `onSelect`. */
  readonly href?: string;
  readonly onSelect?: () => void;
}

export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message?: string;
  /** Display time in milliseconds; infinite for what stays until it is closed. */
  readonly duration: number;
  /** Stays, without a button to close it, until an action is chosen or its sender closes it. */
  readonly wantsDecision: boolean;
  readonly actions: readonly NotificationAction[];
}

/** What a caller gives; the id defaults to a new one, the duration to ten seconds, or a minute with something to choose. */
type NewNotification = Pick<Notification, "type" | "title" | "message"> &
  Partial<Pick<Notification, "id" | "duration" | "wantsDecision" | "actions">>;

export interface NotificationList {
  /** Every notification, oldest first. */
  readonly all: () => readonly Notification[];
  /** Returns the id; a notification whose id is already there is not added again. */
  readonly show: (notification: NewNotification) => string;
  readonly close: (id: string) => void;
  readonly closeAll: () => void;
  /** Holds every countdown, while a pointer or the focus is on the notifications. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const defaultDuration = 10_000;
/** Time to walk there by keyboard from anywhere on a page (WCAG 2.2.1). */
const durationWithActions = 60_000;
export const mostShown = 3;

interface Countdown {
  left: number;
  startedAt: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** The shop's messages (docs/rules.md#overlays-and-messages): shown ten seconds by default, a minute with something to choose, closed one by one or all at once. */
export function createNotificationList(): NotificationList {
  const notifications = createObservable<readonly Notification[]>([]);
  const countdowns = new Map<string, Countdown>();
  let paused = false;
  let count = 0;

  const close = (id: string) => {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
    if (notifications.get().some((one) => one.id === id))
      notifications.set(notifications.get().filter((one) => one.id !== id));
  };
  const start = (id: string, countdown: Countdown) => {
    if (countdown.left === Number.POSITIVE_INFINITY) return;
    countdown.startedAt = Date.now();
    countdown.timer = setTimeout(() => close(id), countdown.left);
  };

  return {
    all: notifications.get,
    show({ id = `notification-${++count}`, wantsDecision = false, actions = [], ...rest }) {
      const { duration = actions.length > 0 ? durationWithActions : defaultDuration } = rest;
      if (notifications.get().some((one) => one.id === id)) return id;
      notifications.set([
        ...notifications.get(),
        { ...rest, id, duration, wantsDecision, actions: actions.slice(0, 2) },
      ]);
      if (wantsDecision) return id;
      const countdown: Countdown = { left: duration, startedAt: 0 };
      countdowns.set(id, countdown);
      if (!paused) start(id, countdown);
      return id;
    },
    close,
    closeAll() {
      for (const { timer } of countdowns.values()) clearTimeout(timer);
      countdowns.clear();
      if (notifications.get().length > 0) notifications.set([]);
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const countdown of countdowns.values()) {
        clearTimeout(countdown.timer);
        countdown.left = Math.max(0, countdown.left - (Date.now() - countdown.startedAt));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, countdown] of countdowns) start(id, countdown);
    },
    subscribe: notifications.subscribe,
  };
}
