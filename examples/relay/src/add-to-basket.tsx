import { type FormEvent, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { addToBasket_product$key } from "./generated/addToBasket_product.graphql.ts";
import type { addToBasketMutation } from "./generated/addToBasketMutation.graphql.ts";

/** Chooses a size and puts it into the basket. What the shop refuses it says in a sentence to show. */
export function AddToBasket({ product }: { readonly product: addToBasket_product$key }) {
  const { variants } = useFragment(
    graphql`
      fragment addToBasket_product on Product {
        variants {
          nodes {
            variantId
            title
            sellable
          }
        }
      }
    `,
    product,
  );
  const [add, isAdding] = useMutation<addToBasketMutation>(graphql`
    mutation addToBasketMutation($input: AddToBasketInput!) {
      addToBasket(input: $input) {
        ... on AddToBasketPayload {
          basket {
            ...basketCount_basket
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `);
  const [message, setMessage] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const variantId = Number(new FormData(event.currentTarget).get("variant"));
    add({
      variables: { input: { variantId, idempotencyKey: crypto.randomUUID() } },
      onCompleted: ({ addToBasket }) => setMessage(addToBasket.message ?? "Ligt in uw winkelwagen."),
      onError: () => setMessage("Dat is niet gelukt. Probeert u het nog eens."),
    });
  };
  return (
    <form onSubmit={submit}>
      <label>
        Maat
        <select name="variant">
          {variants?.nodes
            .filter(({ sellable }) => sellable)
            .map(({ variantId, title }) => (
              <option key={variantId} value={variantId}>
                {title}
              </option>
            ))}
        </select>
      </label>
      <button disabled={isAdding}>In winkelwagen</button>
      <p role="status">{message}</p>
    </form>
  );
}
