import { createContext } from "react-router";

/** Whether every part of the page being rendered could be had; an incomplete page is not cached. */
export interface PageHealth {
  complete: boolean;
}

/** The health of the current request; nobody looks at it in the browser. */
export const pageHealthContext = createContext<PageHealth>({ complete: true });
