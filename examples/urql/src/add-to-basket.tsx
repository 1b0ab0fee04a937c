import { type FormEvent, useState } from "react";
import { useMutation } from "urql";
import { type FragmentType, graphql, readFragment } from "./generated/index.ts";

const fragment = graphql(`
  fragment AddToBasket_product on Product {
    variants {
      nodes {
        id
        variantId
        title
        sellable
      }
    }
  }
`);

const mutation = graphql(`
  mutation AddToBasket($input: AddToBasketInput!) {
    addToBasket(input: $input) {
      ... on AddToBasketPayload {
        basket {
          id
          ...BasketCount_basket
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

/** Chooses a size and puts it into the basket. What the shop refuses it says in a sentence to show. */
export function AddToBasket({ product }: { readonly product: FragmentType<typeof fragment> }) {
  const { variants } = readFragment(fragment, product);
  const [{ fetching }, add] = useMutation(mutation);
  const [message, setMessage] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const variantId = Number(new FormData(event.currentTarget).get("variant"));
    const { data } = await add({ input: { variantId, idempotencyKey: crypto.randomUUID() } });
    if (!data) return setMessage("Dat is niet gelukt. Probeert u het nog eens.");
    return setMessage("message" in data.addToBasket ? data.addToBasket.message : "Ligt in uw winkelwagen.");
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label>
        Maat
        <select name="variant">
          {variants?.nodes
            .filter(({ sellable }) => sellable)
            .map(({ id, variantId, title }) => (
              <option key={id} value={variantId}>
                {title}
              </option>
            ))}
        </select>
      </label>
      <button disabled={fetching}>In winkelwagen</button>
      <p role="status">{message}</p>
    </form>
  );
}
