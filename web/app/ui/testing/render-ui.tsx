import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type ReactNode, useLayoutEffect } from "react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, type InitialEntry, RouterProvider, useLocation } from "react-router";
import { createI18n } from "../../locale/create-i18n.ts";
import { nl } from "../../locale/texts/nl.ts";
import { createUiStores, type UiStores } from "../ui-context.ts";
import { UiProvider } from "../ui-provider.tsx";

const dutch = createI18n("nl-NL", nl);

interface RenderedUi extends RenderResult {
  readonly stores: UiStores;
  readonly user: UserEvent;
  /** The address that is on the screen; the router knows it a moment earlier. */
  readonly path: () => string;
  /** Follows a link or the back button. */
  readonly goTo: (address: string) => Promise<void>;
}

export interface UiOptions {
  readonly at?: InitialEntry | undefined;
  readonly stores?: UiStores;
  /** What a navigation waits for, as it does for the data of the next page. */
  readonly onTheWay?: (() => Promise<void>) | undefined;
}

/** Renders with everything a page gives its parts: Dutch texts, a router, overlays and notifications. */
export function renderUi(
  element: ReactNode,
  { at = "/", stores = createUiStores(), onTheWay }: UiOptions = {},
): RenderedUi {
  let shownPath = "";
  const notePath = (path: string) => {
    shownPath = path;
  };
  const page = (
    <I18nextProvider i18n={dutch}>
      <UiProvider stores={stores}>{element}</UiProvider>
      <ShownPath onShown={notePath} />
    </I18nextProvider>
  );
  const loader = async () => {
    await onTheWay?.();
    return null;
  };
  const router = createMemoryRouter([{ id: "page", path: "*", element: page, loader }], {
    initialEntries: [at],
    hydrationData: { loaderData: { page: null } },
  });
  const result = render(<RouterProvider router={router} />);
  const goTo = async (address: string) => router.navigate(address);
  return { ...result, stores, user: userEvent.setup(), path: () => shownPath, goTo };
}

function ShownPath({ onShown }: { readonly onShown: (path: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => onShown(`${pathname}${search}${hash}`));
  return null;
}

/** Sets the window's width in px and notifies the page. */
export function resizeTo(width: number): void {
  (window as unknown as { happyDOM: { setViewport(viewport: { width: number }): void } }).happyDOM.setViewport({
    width,
  });
}
