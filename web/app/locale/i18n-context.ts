import type { i18n } from "i18next";
import { createContext } from "react-router";

/** The texts of the page being rendered; set by root's middleware. */
export const i18nContext = createContext<i18n>();
