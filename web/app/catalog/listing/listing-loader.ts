import type { TypedDocumentNode } from "@apollo/client";
import { redirect, type RouterContextProvider } from "react-router";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import type { ProductSort } from "#app/graphql/generated/graphql.ts";
import { addressInShop } from "#app/locale/address-in-shop.ts";
import { formSearch } from "./form-search.ts";
import { besidePage, cachedPage, type PageVariables } from "./paging/cached-page.ts";
import { lastPageAddress } from "./paging/listing-end.ts";
import type { ListingPage } from "./paging/listing-page.ts";
import { type ListingFailure, stayOnFailure } from "./stay-on-failure.ts";

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** A listing's document, what it is asked, and where its page stands in the response. */
export interface ListingQuery<Data, Variables extends PageVariables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly pageOf: (data: Data) => ListingPage | undefined;
}

/** Leads a form without JavaScript to the address it meant; it sends every empty field along. */
export function redirectForm(args: LoaderArgs, usualSort?: ProductSort): void {
  const { pathname, searchParams } = addressInShop(args);
  const meant = formSearch(searchParams, usualSort);
  if (meant !== undefined) throw redirect(pathname + meant);
}

/**
 * Leads an address past the end of a listing to its last page.
 * @throws a 503 Response when there is no listing: it could not be had
 */
export function checkListing<Page extends ListingPage>(
  args: LoaderArgs,
  page: number,
  listing: Page | null | undefined,
): asserts listing is Page {
  if (!listing) throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  const lastPage = lastPageAddress(addressInShop(args), page, listing);
  if (lastPage !== undefined) throw redirect(lastPage);
}

/** Loads a page of a listing beside those the tab holds, all in one version of the catalogue; when it cannot be had, the one on the screen stays. */
export function loadInTab<Data, Variables extends PageVariables>(
  { request, context }: LoaderArgs,
  { document, variables, pageOf }: ListingQuery<Data, Variables>,
  load: (variables: Variables) => Promise<null>,
): Promise<ListingFailure | null> {
  const client = context.get(apolloContext);
  const neighbour = (step: number) =>
    cachedPage(client, document, { ...variables, page: variables.page + step }, pageOf);
  const before = neighbour(-1);
  return stayOnFailure(request, async () => {
    const keeping = (before ?? neighbour(1)) && import("./paging/keep-one-version.ts");
    await load(besidePage(variables, before));
    await (await keeping)?.keepOneVersion(client, document, variables, pageOf);
    return null;
  });
}
