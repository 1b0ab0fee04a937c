import type { Page } from "playwright/test";

const mutations = {
  signIn: "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
  signInAsGuest: "mutation ($input: SignInAsGuestInput!) { signInAsGuest(input: $input) { __typename } }",
  saveAddress: "mutation ($input: SaveAddressInput!) { saveAddress(input: $input) { __typename } }",
  updateProfile: "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }",
  addToBasket: "mutation ($input: AddToBasketInput!) { addToBasket(input: $input) { __typename } }",
  addToWishlist: "mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }",
} as const;

/**
 * Has the gateway do something for the visitor of a page's browser, without the screens for it.
 * @throws Error unless it was done
 */
export async function requestAsVisitor(
  page: Page,
  name: keyof typeof mutations,
  input: Record<string, unknown>,
): Promise<void> {
  const response = await page.request.post("/graphql", { data: { query: mutations[name], variables: { input } } });
  const { data } = (await response.json()) as { data?: Record<string, { __typename: string }> };
  const given = data?.[name]?.__typename;
  if (!given?.endsWith("Payload")) throw new Error(`${name} ended as ${given ?? response.status()}.`);
}
