import { ApolloLink, type ApolloClient } from "@apollo/client";
import { mergeMap } from "rxjs";
import { graphql } from "#app/graphql/generated/gql.ts";
import { BasketItemPartsFragment } from "#app/basket/lines/basket-item-parts.ts";
import { BasketNotShown } from "#app/basket/basket-not-shown.ts";

const WholeBasketQuery = graphql(`
  query WholeBasket {
    basket {
      id
      ...BasketParts_basket
    }
  }
`);

interface Line {
  readonly __typename: string;
  readonly id: string;
  readonly product: object;
}
type Payload =
  | { readonly item?: Line | null; readonly basket?: { readonly items?: readonly Line[] } }
  | null
  | undefined;

/**
 * What a change of the basket answers names the other lines only. When the cache does not know one of them, as one that came from another device,
 * the whole basket is asked for before the answer is shown: a line is never on screen without its name. When that does not come, the change ends with
 * `BasketNotShown`.
 */
export function askForUnknownLines(client: ApolloClient): void {
  const learn = async (result: ApolloLink.Result): Promise<ApolloLink.Result> => {
    if (!hasUnknownLine(client, result.data)) return result;
    await client.query({ query: WholeBasketQuery, fetchPolicy: "network-only" }).catch((cause: unknown) => {
      throw new BasketNotShown("lines that came from elsewhere could not be asked for", { cause });
    });
    return result;
  };
  const ask = new ApolloLink((operation, forward) =>
    operation.operationType === "mutation" ? forward(operation).pipe(mergeMap(learn)) : forward(operation),
  );
  client.setLink(ask.concat(client.link));
}

function hasUnknownLine(client: ApolloClient, data: ApolloLink.Result["data"]): boolean {
  const payloads = Object.values(data ?? {}) as Payload[];
  return payloads.some((payload) => {
    const lines = payload?.basket?.items ?? [];
    return lines.some((line) => !("name" in line.product) && line.id !== payload?.item?.id && !isKnown(client, line));
  });
}

function isKnown({ cache }: ApolloClient, line: Line): boolean {
  const id = cache.identify({ ...line });
  return cache.readFragment({ id, fragment: BasketItemPartsFragment, fragmentName: "BasketItemParts_item" }) !== null;
}
