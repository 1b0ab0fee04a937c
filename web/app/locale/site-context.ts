import { createContext } from "react-router";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import type { Site } from "./site.ts";

/** The site of the request that a server answers; the development server has none to give. */
export const siteContext = createContext<Site>({ origin: "http://localhost:5173", shop: defaultShop, buildId: "" });
