interface StripeProps {
  /** Where its bands run: 'across' stacks them side by side, 'down' on top of each other. */
  readonly bands?: "across" | "down";
  /** Its size. */
  readonly className: string;
}

/** The blanket stripe, the mark of the shop. */
export function Stripe({ bands = "across", className }: StripeProps) {
  return (
    <span
      aria-hidden="true"
      className={`block shrink-0 ${bands === "across" ? "ui-stripe" : "ui-stripe-down"} ${className}`}
    />
  );
}
