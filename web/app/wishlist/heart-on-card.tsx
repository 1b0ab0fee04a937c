import type { RenderCardAction } from "#app/catalog/product-card.tsx";
import { WishButton } from "./wish-button.tsx";

/** The heart over the photo of a product's card. */
export const heartOnCard: RenderCardAction = ({ id, name }) => (
  <WishButton productId={id} productName={name} place="card" />
);
