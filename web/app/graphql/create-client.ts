import { ApolloClient, ApolloLink } from "@apollo/client";
import { createNewestBasketLink } from "#app/basket/sync/newest-basket-link.ts";
import { createCache } from "./create-cache.ts";

/** A client with the shop's cache in front of a link to the gateway. */
export function createClient(gateway: ApolloLink): ApolloClient {
  const cache = createCache();
  return new ApolloClient({
    link: ApolloLink.from([createNewestBasketLink(cache), gateway]),
    cache,
    dataMasking: true,
  });
}
