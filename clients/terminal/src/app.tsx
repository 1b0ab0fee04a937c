import type { ShopClient } from "@warmeland/client";
import { BasketDocument, type BasketStateFragment } from "@warmeland/client/documents";
import { Box, Text, useApp, useInput, useWindowSize } from "ink";
import { useEffect, useState } from "react";
import { nl } from "./nl.ts";
import { isTyping, type Place } from "./place.ts";
import { BasketScreen } from "./screens/basket-screen.tsx";
import { CategoryScreen } from "./screens/category-screen.tsx";
import { CheckoutScreen } from "./screens/checkout-screen.tsx";
import { HomeScreen } from "./screens/home-screen.tsx";
import { PaymentScreen } from "./screens/payment-screen.tsx";
import { ProductScreen } from "./screens/product-screen.tsx";
import { ResultsScreen } from "./screens/results-screen.tsx";
import { SearchScreen } from "./screens/search-screen.tsx";
import { type Notice, ShopContext } from "./shop/shop-context.ts";

/** The least that a terminal has. */
const least = { columns: 80, rows: 24 };

/** The shop: where somebody is, the way back, and what is the same on every screen. */
export function App({ client }: { readonly client: ShopClient }) {
  const { exit } = useApp();
  const { columns, rows } = useWindowSize();
  const [way, setWay] = useState<readonly Place[]>([{ kind: "home" }]);
  const [basket, setBasket] = useState<BasketStateFragment>();
  const [notice, say] = useState<Notice>();
  const place = way.at(-1) ?? { kind: "home" };

  const go = (next: Place): void => {
    say(undefined);
    setWay((before) => (next.kind === "home" ? [next] : [...before, next]));
  };
  const replace = (next: Place): void => setWay((before) => [...before.slice(0, -1), next]);
  const back = (): void => {
    say(undefined);
    setWay((before) => (before.length > 1 ? before.slice(0, -1) : before));
  };

  useEffect(() => {
    // the head shows what an earlier visit left; without it the shop is there all the same
    client.send(BasketDocument).then(
      ({ basket: found }) => found && setBasket(found),
      () => undefined,
    );
  }, [client]);
  useInput((input, key) => {
    if (key.escape) back();
    else if (isTyping(place)) return;
    else if (input === "q") exit();
    else if (input === "/") go({ kind: "search", term: "" });
    else if (input === "w" && place.kind !== "basket") go({ kind: "basket" });
  });

  if (columns < least.columns || rows < least.rows) return <Text>{nl.tooSmall}</Text>;
  return (
    <ShopContext value={{ client, basket, setBasket, notice, say, go, replace, back }}>
      <Box flexDirection="column" width={columns} height={rows} paddingX={1}>
        <Box height={1} flexShrink={0} justifyContent="space-between">
          <Text bold color="cyan">
            {nl.name}
          </Text>
          <Text>
            {nl.basket.title} ({basket?.count ?? 0}) {basket && basket.count > 0 ? basket.cost.withTax.formatted : ""}
          </Text>
        </Box>
        <CurrentScreen key={JSON.stringify(place)} place={place} />
      </Box>
    </ShopContext>
  );
}

function CurrentScreen({ place }: { readonly place: Place }) {
  switch (place.kind) {
    case "home":
      return <HomeScreen />;
    case "category":
      return <CategoryScreen path={place.path} />;
    case "search":
      return <SearchScreen term={place.term} />;
    case "results":
      return <ResultsScreen term={place.term} />;
    case "product":
      return <ProductScreen slug={place.slug} />;
    case "basket":
      return <BasketScreen />;
    case "checkout":
      return <CheckoutScreen />;
    case "payment":
  }
  return <PaymentScreen {...place} />;
}
