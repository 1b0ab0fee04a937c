import { createContext } from "react-router";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";

/** How the server reaches `/graphql`: in process, or over the network when the gateway is another process. */
export type GatewayHandler = (request: Request) => Promise<Response>;

/** Set by the web server for each request; the development server leaves it out and asks the shop's own port. */
export const gatewayHandlerContext = createContext<GatewayHandler>((request) => fetch(request));

/** The shop whose page is being rendered. */
export const shopContext = createContext<ShopLocale>(defaultShop);
