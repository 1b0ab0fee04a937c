import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { BasketCount } from "./basket-count.tsx";
import type { appQuery } from "./generated/appQuery.graphql.ts";
import { Listing } from "./listing.tsx";
import { ProductPage } from "./product-page.tsx";

const page = graphql`
  query appQuery($path: String!) {
    basket {
      ...basketCount_basket
    }
    category(path: $path) {
      ...listing_category
    }
  }
`;

/** A category, one of its products when it is opened, and the basket above both. */
export function App() {
  const { basket, category } = useLazyLoadQuery<appQuery>(page, { path: "/matrassen" });
  const [slug, setSlug] = useState<string>();
  return (
    <>
      <header>
        <strong>Warmeland</strong>
        {basket && <BasketCount basket={basket} />}
      </header>
      <main>
        {slug && (
          <Suspense fallback={<p>Even geduld…</p>}>
            <button type="button" onClick={() => setSlug(undefined)}>
              Terug
            </button>
            <ProductPage slug={slug} />
          </Suspense>
        )}
        <div hidden={slug !== undefined}>{category && <Listing category={category} onOpen={setSlug} />}</div>
      </main>
    </>
  );
}
