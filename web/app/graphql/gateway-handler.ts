import { createContext } from "react-router";

/** How the server reaches `/graphql`: in process, or over the network when the gateway is another process. */
export type GatewayHandler = (request: Request) => Promise<Response>;

/** Set by the web server for each request; the development server leaves it out and calls the shop's own port. */
export const gatewayHandlerContext = createContext<GatewayHandler>((request) => fetch(request));
