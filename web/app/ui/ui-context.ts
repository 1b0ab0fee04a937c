import { createContext, use } from "react";
import { createNotificationList, type NotificationList } from "./feedback/notification-list.ts";
import { createObservable, type Observable } from "./browser/observable.ts";
import { createOverlaySet, type OverlaySet } from "./overlay/overlay-set.ts";

export interface UiStores {
  readonly overlays: OverlaySet;
  readonly notifications: NotificationList;
  /** Open modal dialogs, the top one last; what must stay usable above them is rendered into the last. */
  readonly layers: Observable<readonly HTMLElement[]>;
}

/** The stores of one tab, or of one render on the server. */
export function createUiStores(): UiStores {
  return {
    overlays: createOverlaySet(),
    notifications: createNotificationList(),
    layers: createObservable<readonly HTMLElement[]>([]),
  };
}

export const UiContext = createContext<UiStores | undefined>(undefined);

/** @throws Error outside `UiProvider`. */
export function useUi(): UiStores {
  const stores = use(UiContext);
  if (!stores) throw new Error("The interface needs a UiProvider above it.");
  return stores;
}
