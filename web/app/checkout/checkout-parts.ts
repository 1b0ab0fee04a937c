import { graphql } from "#app/graphql/generated/gql.ts";

/** Everything the checkout page shows. Whoever changes a checkout spreads this, so that the page renews itself. */
export const CheckoutPartsFragment = graphql(`
  fragment CheckoutParts_checkout on Checkout {
    id
    version
    missing
    basket {
      id
      isEmpty
      ...OpenPaymentNotice_basket
    }
    total {
      cents
      formatted
    }
    ...AgreedTotal_checkout
    ...CheckoutEvents_checkout
    ...FinishedSteps_checkout
    ...CustomerStep_checkout
    ...DeliveryStep_checkout
    ...PaymentStep_checkout
    ...VoucherField_checkout
    ...OrderSummary_checkout
  }
`);

// the checkout as it is now, which another tab has changed
graphql(`
  fragment CheckoutConflict_error on CheckoutConflict {
    current: checkout {
      id
      ...CheckoutParts_checkout
    }
  }
`);
