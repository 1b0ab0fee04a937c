import { ListingDocument } from "@warmeland/client/documents";
import { Text } from "ink";
import { nl } from "../nl.ts";
import { useShop } from "../shop/shop-context.ts";
import { Screen } from "../ui/screen.tsx";
import { useBodyRows } from "../ui/use-body-rows.ts";
import { Waiting } from "../ui/waiting.tsx";
import { browsingKeys } from "./browsing-keys.ts";
import { ProductList } from "./product-list.tsx";
import { usePages } from "./use-pages.ts";

/** The products of a category. */
export function CategoryScreen({ path }: { readonly path: string }) {
  const { client } = useShop();
  const rows = useBodyRows();
  const { loaded, products, more } = usePages(
    path,
    async (after, signal) => (await client.send(ListingDocument, { path, after }, { signal })).category,
  );
  const { value: category, isLoading } = loaded;
  const count = category?.listing?.totalCount;

  return (
    <Screen
      title={category?.name ?? ""}
      aside={count === undefined ? undefined : nl.listing.count(count)}
      keys={browsingKeys}
    >
      {products.length > 0 ? (
        <ProductList products={products} rows={rows} onEnd={more} />
      ) : category === undefined || isLoading ? (
        <Waiting loaded={loaded} />
      ) : (
        <Text>{category === null ? nl.listing.missing : nl.listing.empty}</Text>
      )}
    </Screen>
  );
}
