import { AddToBasketDocument, ProductDocument, type ProductQuery } from "@warmeland/client/documents";
import { Box, Text } from "ink";
import { useState } from "react";
import { dayOf, nl } from "../nl.ts";
import { Picture } from "../picture/picture.tsx";
import { useChange } from "../shop/use-change.ts";
import { useShop } from "../shop/shop-context.ts";
import { useLoaded } from "../shop/use-loaded.ts";
import { ChoiceList } from "../ui/choice-list.tsx";
import { Row } from "../ui/row.tsx";
import { Screen } from "../ui/screen.tsx";
import { useBodyRows } from "../ui/use-body-rows.ts";
import { Waiting } from "../ui/waiting.tsx";

type Product = NonNullable<ProductQuery["product"]>;
type Variant = NonNullable<Product["variants"]>["nodes"][number];

const pictureColumns = 30;

/** A product with its picture, price and delivery, and the variants to choose from. */
export function ProductScreen({ slug }: { readonly slug: string }) {
  const { client } = useShop();
  const loaded = useLoaded(slug, async (signal) => (await client.send(ProductDocument, { slug }, { signal })).product);
  const product = loaded.value;
  return (
    <Screen
      title={[product?.name, product?.subtitle].filter(Boolean).join(" · ")}
      aside={product?.color?.values.map(({ label }) => label).join(", ")}
      keys={[
        ["↑↓", nl.keys.choose],
        ["Enter", nl.keys.add],
        ["Esc", nl.keys.back],
        ["/", nl.keys.search],
        ["w", nl.keys.basket],
      ]}
    >
      {product === undefined ? (
        <Waiting loaded={loaded} />
      ) : product === null ? (
        <Text>{nl.product.missing}</Text>
      ) : (
        <ProductDetails product={product} />
      )}
    </Screen>
  );
}

function ProductDetails({ product }: { readonly product: Product }) {
  const { client, setBasket, say } = useShop();
  const { change, isChanging } = useChange();
  const variants = product.variants?.nodes ?? [];
  const [first] = [variants.findIndex(({ sellable }) => sellable)];
  const [chosen, setChosen] = useState(variants[Math.max(0, first)]);
  const rows = useBodyRows();
  const [image] = product.images;
  const { count, score } = product.rating;

  async function add({ variantId }: Variant): Promise<void> {
    const input = { variantId, quantity: 1, idempotencyKey: crypto.randomUUID() };
    const result = await change(async () => (await client.send(AddToBasketDocument, { input })).addToBasket);
    if (result?.__typename !== "AddToBasketPayload") return;
    setBasket(result.basket);
    const line = result.basket.items.find(({ variant }) => variant.variantId === variantId);
    say({ text: result.notice ? nl.basket.reduced(line?.quantity ?? 0) : nl.product.added(product.name) });
  }

  return (
    <Box gap={2}>
      {image && <Picture image={image} columns={pictureColumns} rows={Math.min(rows, pictureColumns / 2)} />}
      <Box flexDirection="column" flexGrow={1} flexShrink={1}>
        <Box flexShrink={0}>
          <Text bold>{chosen?.price.withTax.formatted ?? product.price.current.withTax.formatted}</Text>
          {chosen?.price.original && (
            <Text dimColor strikethrough>
              {"  "}
              {chosen.price.original.formatted}
            </Text>
          )}
        </Box>
        {count > 0 && score !== null && <Text dimColor>{nl.product.reviews(decimal(score), count)}</Text>}
        <Delivery variant={product.soldOut ? undefined : chosen} />
        <Box marginTop={1} flexShrink={0}>
          <Text bold>{isChanging ? `${nl.loading}…` : nl.product.choice}</Text>
        </Box>
        <ChoiceList
          items={variants}
          rows={rows - 8}
          first={Math.max(0, first)}
          keyOf={({ variantId }) => String(variantId)}
          onMove={setChosen}
          onOpen={(variant) => void add(variant)}
        >
          {({ title, sellable, price }, isChosen) => (
            <Row
              text={sellable ? title : `${title} (${nl.product.soldOut})`}
              end={price.withTax.formatted}
              isChosen={isChosen}
              isDim={!sellable}
            />
          )}
        </ChoiceList>
      </Box>
    </Box>
  );
}

/** As many for every variant, so that the list below stays where it is. */
const deliveryRows = 4;

function Delivery({ variant }: { readonly variant: Variant | undefined }) {
  const { delivery, stock } = variant?.sellable ? variant : {};
  return (
    <Box flexDirection="column" height={deliveryRows} flexShrink={0}>
      {stock ? (
        <Text color="green">{nl.product.stock[stock.status]}</Text>
      ) : (
        <Text color="red">{nl.product.allSoldOut}</Text>
      )}
      {delivery && <Text>{nl.product.home(dayOf(delivery.earliest), dayOf(delivery.latest))}</Text>}
      {delivery && <Text dimColor>{nl.product.kind[delivery.kind]}</Text>}
    </Box>
  );
}

const decimal = (score: number): string => score.toLocaleString("nl-NL", { maximumFractionDigits: 1 });
