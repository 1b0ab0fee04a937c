import type { ApolloClient } from "@apollo/client";
import { createContext } from "react-router";

/** The client that loaders fill: one per request on the server, one per tab in the browser. */
export const apolloContext = createContext<ApolloClient>();
