import { type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { useUi } from "#app/ui/ui-context.ts";

interface OnceOpenedProps {
  readonly overlayId: string;
  /** A lazy component: its code comes with the first opening. */
  readonly children: ReactNode;
}

/** Shows an overlay from its first opening on, so that pages do not carry what most visitors never open. */
export function OnceOpened({ overlayId, children }: OnceOpenedProps) {
  const { overlays } = useUi();
  const isOpen = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.isOpen(overlayId),
    () => false,
  );
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
