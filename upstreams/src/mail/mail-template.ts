/** The kinds of mail the shop sends. */
export type MailTemplate =
  | "order-confirmation"
  | "order-shipped"
  | "order-cancelled"
  | "order-refunded"
  | "withdrawal-receipt"
  | "welcome"
  | "email-verification"
  | "password-reset"
  | "email-change"
  | "email-change-notice"
  | "account-deletion"
  | "password-changed"
  | "newsletter-opt-in"
  | "newsletter-welcome"
  | "birthday-voucher"
  | "restock-opt-in"
  | "restock";
