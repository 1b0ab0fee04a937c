import { cleanup, render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach } from "vitest";
import { createI18n } from "../../locale/create-i18n.ts";
import { nl } from "../../locale/nl.ts";
import { createUiStores, type UiStores } from "../ui-context.ts";
import { UiProvider } from "../ui-provider.tsx";

const dutch = createI18n("nl-NL", nl);

interface RenderedUi extends RenderResult {
  readonly stores: UiStores;
  readonly user: UserEvent;
  readonly path: () => string;
}

afterEach(cleanup);

/** Renders with everything a page gives its parts: Dutch texts, a router, overlays and notifications. */
export function renderUi(element: ReactNode, { at = "/", stores = createUiStores() } = {}): RenderedUi {
  const page = (shown: ReactNode) => (
    <I18nextProvider i18n={dutch}>
      <UiProvider stores={stores}>{shown}</UiProvider>
    </I18nextProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page(element) }], { initialEntries: [at] });
  const result = render(<RouterProvider router={router} />);
  const path = () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`;
  return { ...result, stores, user: userEvent.setup(), path };
}

/** Sets the window's width in px and tells the page. */
export function resizeTo(width: number): void {
  (window as unknown as { happyDOM: { setViewport(viewport: { width: number }): void } }).happyDOM.setViewport({ width });
}
