import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { xIcon } from "#app/ui/icon/icon-paths.ts";
import { useUi } from "#app/ui/ui-context.ts";
import { useOverlay } from "./use-overlay.ts";

type DialogPlacement = "left" | "right" | "bottom" | "center" | "full";

interface DialogProps {
  readonly overlayId: string;
  readonly placement?: DialogPlacement;
  readonly title: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  /** Keys that act wherever the focus is in the dialog, on its heading too. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** Milliseconds the content stays after closing, so that the slide shows it. */
const leaveTime = 400;

/** A modal dialog or drawer: focus goes to its heading and back to the opener, Esc and a press on the scrim close the top one. */
export function Dialog({ overlayId, placement = "center", title, footer, onKeyDown, children }: DialogProps) {
  const { t } = useTranslation("ui");
  const { overlays, layers } = useUi();
  const { isOpen, close } = useOverlay(overlayId, placement === "center" ? "dialog" : "drawer");
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const filled = useFilled(isOpen);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    heading.current?.focus({ preventScroll: true });
    layers.set([...layers.get(), element]);
    const forget = onDismissed(element, () => overlays.close(overlayId));
    return () => {
      forget();
      layers.set(layers.get().filter((layer) => layer !== element));
      if (element.open) element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, layers, overlays, overlayId]);
  useEffect(() => () => overlays.close(overlayId), [overlays, overlayId]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      data-placement={placement}
      data-click-origin={overlayId}
      className="ui-dialog"
      onKeyDown={onKeyDown}
    >
      {filled && (
        <div className="flex max-h-full min-h-0 flex-1 flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line py-3.5 pr-3.5 pl-gutter lg:pl-6">
            <h2
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className="font-display text-h3 font-medium tracking-display outline-none"
            >
              {title}
            </h2>
            <IconButton icon={xIcon} label={t("close")} onClick={close} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter py-5 lg:px-6">{children}</div>
          {footer !== undefined && (
            <footer className="border-t border-line bg-surface px-gutter pt-4.5 pb-6 lg:px-6">{footer}</footer>
          )}
        </div>
      )}
    </dialog>
  );
}

/** Calls back when the browser closes the dialog (Esc) and when its scrim is pressed; a drag that ends on the scrim is no press. */
function onDismissed(dialog: HTMLDialogElement, dismiss: () => void): () => void {
  let pressedScrim = false;
  const isDialogItself = (event: Event) => event.target === dialog;
  const onClose = (event: Event) => {
    if (isDialogItself(event)) dismiss();
  };
  const onPointerDown = (event: Event) => {
    pressedScrim = isDialogItself(event);
  };
  const onClick = (event: Event) => {
    if (pressedScrim && isDialogItself(event)) dismiss();
  };
  dialog.addEventListener("close", onClose);
  dialog.addEventListener("pointerdown", onPointerDown);
  dialog.addEventListener("click", onClick);
  return () => {
    dialog.removeEventListener("close", onClose);
    dialog.removeEventListener("pointerdown", onPointerDown);
    dialog.removeEventListener("click", onClick);
  };
}

/** True while open and a little longer. */
function useFilled(isOpen: boolean): boolean {
  const [lingers, setLingers] = useState(false);
  if (isOpen && !lingers) setLingers(true);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setLingers(false), leaveTime);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || lingers;
}
