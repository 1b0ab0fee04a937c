import { useState } from "react";
import { useQuery } from "urql";
import { BasketCount } from "./basket-count.tsx";
import { graphql } from "./generated/index.ts";
import { Listing } from "./listing.tsx";
import { ProductPage } from "./product-page.tsx";

const page = graphql(`
  query Basket {
    basket {
      id
      ...BasketCount_basket
    }
  }
`);

/** A category, one of its products when it is opened, and the basket above both. */
export function App() {
  const [{ data }] = useQuery({ query: page });
  const [slug, setSlug] = useState<string>();
  return (
    <>
      <header>
        <strong>Warmeland</strong>
        {data?.basket && <BasketCount basket={data.basket} />}
      </header>
      <main>
        {slug && (
          <>
            <button type="button" onClick={() => setSlug(undefined)}>
              Terug
            </button>
            <ProductPage slug={slug} />
          </>
        )}
        <div hidden={slug !== undefined}>
          <Listing path="/matrassen" onOpen={setSlug} />
        </div>
      </main>
    </>
  );
}
