/** Documents of a checkout, each with every member of its result union. */
const error = "... on UserError { code message field }";
const invalid = "... on InvalidInput { fields { field code message } }";
const address =
  "firstName lastName gender street houseNumber addition zipCode city countryCode phone companyName vatNumber";

const checkoutFields = `id version missing customer { id email firstName lastName gender isGuest type } basket { id version count readiness { ready missing } openPayment { orderNumber redirectUrl } }
  shippingAddress { ${address} } billingAddress { ${address} } shippingOptions { key name description price { cents formatted } chosen deliveryFrom deliveryTo } paymentMethods { key name description chosen asks given }
  subtotal { cents } shippingCost { cents } shippingDiscount { cents } fees { category name amount { cents } } vat { cents } total { cents }`;

const orderFields = `id number status history { status at } customerNumber customerType tracking { packageId carrier code url shippedAt deliveredAt } vouchers { code percent } withdrawal { isOpen days deadline received { receivedAt pieceKeys } } refunds { amount { cents } createdAt paidAt } placedAt email currency subtotal { cents } discount { cents } shippingCost { cents } vat { cents } total { cents } shippingAddress { ${address} } billingAddress { ${address} }
  items { id quantity name variantTitle articleNumber image { url alt width height kind } unit { cents } total { cents } discount { cents } saleDiscount { cents } campaignDiscount { cents } vat { cents } packageId pieces { key isWithdrawable withdrawnAt isReturned } product { id slug } } payment { method methodName status redirectUrl } packages { packageId carrier kind deliveryFrom deliveryTo }`;

export const documents = {
  addToBasket: `mutation ($input: AddToBasketInput!) { result: addToBasket(input: $input) { __typename ... on AddToBasketPayload { basket { version } } ${error} } }`,
  signInAsGuest: `mutation ($input: SignInAsGuestInput!) { result: signInAsGuest(input: $input) { __typename ... on SignInAsGuestPayload { viewer { id email isGuest type } token visitor basket { count } } ... on TooManyAttempts { retryAfterSeconds } ${error} ${invalid} } }`,
  signOut: `mutation { result: signOut { __typename ... on SignOutPayload { viewer { id } basket { count } } } }`,
  viewer: `query { viewer { id email firstName lastName phone gender isGuest type } }`,
  checkout: `query { checkout { ${checkoutFields} } }`,
  setAddresses: `mutation ($input: SetCheckoutAddressesInput!) { result: setCheckoutAddresses(input: $input) { __typename ... on SetCheckoutAddressesPayload { checkout { ${checkoutFields} } } ... on CheckoutConflict { fresh: checkout { version } } ${error} ${invalid} } }`,
  setShippingOption: `mutation ($input: SetShippingOptionInput!) { result: setShippingOption(input: $input) { __typename ... on SetShippingOptionPayload { checkout { ${checkoutFields} } } ... on CheckoutConflict { fresh: checkout { version } } ${error} ${invalid} } }`,
  setPaymentMethod: `mutation ($input: SetPaymentMethodInput!) { result: setPaymentMethod(input: $input) { __typename ... on SetPaymentMethodPayload { checkout { ${checkoutFields} } } ... on CheckoutConflict { fresh: checkout { version } } ${error} ${invalid} } }`,
  placeOrder: `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename ... on PlaceOrderPayload { order { id number } payment { method methodName status redirectUrl } } ... on SoldOut { itemKeys basket { items { key status availableQuantity product { name } } } } ... on CheckoutChanged { checkout { version total { cents } } } ... on CheckoutIncomplete { missing } ... on OrderAlreadyPlaced { orderNumber openPayment { orderNumber redirectUrl } } ${error} ${invalid} } }`,
  cancelOpenPayment: `mutation { result: cancelOpenPayment { __typename ... on CancelOpenPaymentPayload { basket { count openPayment { orderNumber } } } ... on OrderAlreadyPlaced { orderNumber } ${error} } }`,
  settleReturn: `mutation ($input: SettleReturnInput!) { result: settleReturn(input: $input) { __typename ... on SettleReturnPayload { status orderNumber successToken basket { count isEmpty openPayment { orderNumber } } } ${error} } }`,
  customerOrders: `query ($first: Int!, $after: String) { viewer { orders(first: $first, after: $after) { totalCount edges { node { number total { cents } } } pageInfo { hasNextPage endCursor } } } }`,
  lookupOrder: `mutation ($input: LookupOrderInput!) { result: lookupOrder(input: $input) { __typename ... on LookupOrderPayload { token expiresAt order { ${orderFields} } } ... on TooManyAttempts { retryAfterSeconds } ${error} ${invalid} } }`,
  withdrawOrder: `mutation ($input: WithdrawOrderInput!) { result: withdrawOrder(input: $input) { __typename ... on WithdrawOrderPayload { receivedAt pieceKeys toReturn refund { cents } order { ${orderFields} } } ... on WithdrawalTooLate { deadline } ${error} ${invalid} } }`,
  order: `query ($by: OrderBy!) { order(by: $by) { ${orderFields} } }`,
} as const;
