import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { termInAddress } from "./search-address.ts";
import type { FlyoutKeys } from "./flyout/search-flyout.tsx";

export interface SearchFieldState {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The open flyout's keys; null until its code has come. */
  readonly keys: RefObject<FlyoutKeys | null>;
  /** The term of the page that shows. */
  readonly term: string;
  readonly text: string;
  readonly isOpen: boolean;
  /** Whether the flyout was ever wanted, which is when its code is fetched. */
  readonly wasOpened: boolean;
  readonly activeId: string | undefined;
  readonly setActiveId: (optionId: string | undefined) => void;
  readonly open: () => void;
  /** Closes the flyout and gives up the focus, as a touch keyboard has to go too. */
  readonly leave: () => void;
  readonly clear: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** What the search field does: its text belongs to the input, so that what was typed before the page was alive stays. */
export function useSearchField(): SearchFieldState {
  const term = termInAddress(useLocation());
  const flyout = useOverlay("search", "flyout");
  const [text, setText] = useState(term);
  const [wasOpened, setWasOpened] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<FlyoutKeys>(null);
  const { isOpen } = flyout;

  useEffect(() => {
    const element = input.current;
    if (!element || document.activeElement === element) return;
    element.value = term;
    setText(term);
  }, [term]);

  const open = () => {
    setWasOpened(true);
    setText(input.current?.value ?? "");
    setActiveId(undefined);
    flyout.open();
  };
  // who pressed the field before its script had come has the focus already, and no event will come
  useEffect(() => {
    if (document.activeElement === input.current) open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has come alive
  }, []);
  const close = () => {
    setActiveId(undefined);
    flyout.close();
  };
  const clear = () => {
    if (input.current) input.current.value = "";
    setText("");
    setActiveId(undefined);
  };

  return {
    input,
    keys,
    term,
    text,
    isOpen,
    wasOpened,
    activeId: isOpen ? activeId : undefined,
    setActiveId,
    open,
    leave() {
      close();
      input.current?.blur();
    },
    clear() {
      clear();
      input.current?.focus();
    },
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Escape") {
        event.preventDefault();
        (isOpen ? close : clear)();
      } else if (isOpen) {
        keys.current?.onKeyDown(event);
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        open();
      }
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
    },
  };
}
