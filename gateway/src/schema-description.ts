/** What the schema says of itself: a reader of the explorer's documentation begins here. */
export const schemaDescription = `Everything the shop shows and does.

**Begin** with \`navigation(key: "main")\`, \`search(term:)\` or \`product(by: { slug })\`; put a \`variantId\` into the basket with \`addToBasket\`; \`signInAsGuest\`, \`setCheckoutAddresses\`, \`setShippingOption\`, \`setPaymentMethod\` and \`placeOrder\` make an order of it. The tabs of the explorer do this step by step, and each says which of them it needs before it.

**Who is asking.** A browser on the shop's own origin is known by its cookies. An app sends \`x-client: name/version\`, keeps the token of \`beginVisit\` and sends it as \`x-visitor\`; the \`token\` of a sign-in goes into \`authorization: Bearer …\`. The shop and its language come from \`x-shop\`, such as \`nl-NL\`.

**Ids.** What is called \`id\` is global, opaque and fetched again by \`node(id:)\`; what belongs to somebody else is null. What has no identity of its own has a \`key\` in its place.

**Errors.** Mutations return a union of one payload and the expected failures, which share \`UserError\`: branch on \`__typename\` or \`code\`, show \`message\`. Faults are in \`errors\`, each with a \`code\`, and with \`retryable: true\` where trying again may help.

**Money** is in cents with its currency, and \`formatted\` for the shop's language. Prices include VAT. **Lists** are connections of \`first\` 1 to 100. **Limits** of an operation are told by \`limits\`; the header \`x-cost: on\` tells what one costs.`;
