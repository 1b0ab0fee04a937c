import { SearchDocument } from "@warmeland/client/documents";
import { Box, Text } from "ink";
import { nl } from "../nl.ts";
import { useShop } from "../shop/shop-context.ts";
import { Screen } from "../ui/screen.tsx";
import { useBodyRows } from "../ui/use-body-rows.ts";
import { Waiting } from "../ui/waiting.tsx";
import { browsingKeys } from "./browsing-keys.ts";
import { ProductList } from "./product-list.tsx";
import { usePages } from "./use-pages.ts";

/** Everything that a search finds. */
export function ResultsScreen({ term }: { readonly term: string }) {
  const { client } = useShop();
  const rows = useBodyRows();
  const { loaded, products, more } = usePages(
    term,
    async (after, signal) => (await client.send(SearchDocument, { term, after }, { signal })).search,
  );
  const { value: search } = loaded;
  const count = search?.listing?.totalCount;

  return (
    <Screen
      title={nl.search.results(term)}
      aside={count === undefined ? undefined : nl.listing.count(count)}
      keys={browsingKeys}
    >
      {products.length > 0 ? (
        <ProductList products={products} rows={rows} onEnd={more} />
      ) : search === undefined ? (
        <Waiting loaded={loaded} />
      ) : (
        <Box flexDirection="column">
          <Text>{nl.search.nothing(term)}</Text>
          <Text dimColor>{search.didYouMean ? nl.search.didYouMean(search.didYouMean) : nl.search.spelling}</Text>
        </Box>
      )}
    </Screen>
  );
}
