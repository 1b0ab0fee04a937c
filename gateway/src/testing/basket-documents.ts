const basketFields = `id key version count soldOutCount isEmpty keptOrderNumber
  items { id key quantity availableQuantity status customData displayData itemGroup { key isMainItem isRequired } product { id name images { url } } variant { id variantId title } price { unit { cents } total { cents } originalTotal { cents } } packageId }
  cost { subtotal { cents } withTax { cents } withoutTax { cents } vat { cents } reductions { amount { cents } } fees { category } }
  packages { packageId carrier kind deliveryFrom deliveryTo } readiness { ready missing } openPayment { orderNumber }`;
const errorFields = `... on UserError { code message field } ... on InvalidInput { fields { field code message } } ... on VariantNotAvailable { productName unavailable { variantId productName } } ... on BasketLimitReached { limit }`;

/** Documents of the basket, each with every member of its result union. */
export const basketDocuments = {
  add: `mutation Add($input: AddToBasketInput!) { result: addToBasket(input: $input) { __typename ... on AddToBasketPayload { notice item { key quantity } basket { ${basketFields} } } ${errorFields} } }`,
  addItems: `mutation AddItems($input: AddItemsToBasketInput!) { result: addItemsToBasket(input: $input) { __typename ... on AddItemsToBasketPayload { notice basket { ${basketFields} } } ${errorFields} } }`,
  update: `mutation Update($input: UpdateBasketItemInput!) { result: updateBasketItem(input: $input) { __typename ... on UpdateBasketItemPayload { notice basket { ${basketFields} } } ... on BasketConflict { basket { version } } ${errorFields} } }`,
  remove: `mutation Remove($input: RemoveFromBasketInput!) { result: removeFromBasket(input: $input) { __typename ... on RemoveFromBasketPayload { basket { ${basketFields} } } ... on UserError { code message field } } }`,
  clear: `mutation Clear($input: ClearBasketInput) { result: clearBasket(input: $input) { __typename ... on ClearBasketPayload { basket { ${basketFields} } } ... on BasketConflict { basket { ${basketFields} } } ... on UserError { code message } } }`,
  read: `query Basket { basket { ${basketFields} } }`,
};

/** A basket as `basketDocuments` select it. */
export interface Basket {
  id: string;
  key: string;
  version: number;
  count: number;
  soldOutCount: number;
  isEmpty: boolean;
  items: {
    id: string;
    key: string;
    quantity: number;
    status: string;
    customData: unknown;
    displayData: unknown;
    product: { name: string };
    variant: { variantId: number };
    price: { unit: { cents: number }; total: { cents: number } };
  }[];
  cost: {
    subtotal: { cents: number };
    withTax: { cents: number };
    withoutTax: { cents: number };
    vat: { cents: number };
    reductions: { amount: { cents: number } }[];
  };
  readiness: { ready: boolean; missing: string[] };
}

/** What a change of the basket can return; a test reads what its member has. */
export interface BasketResult {
  result: {
    __typename: string;
    code: string;
    message: string;
    field: string | null;
    notice: string | null;
    basket: Basket;
    item: { key: string; quantity: number };
    fields: { field: string; code: string; message: string }[];
    productName: string | null;
    unavailable: { variantId: number; productName: string | null }[];
    limit: number;
  };
}
