/** Every `code` of a failed call; the members beside it are named here. */
export type ProblemCode =
  | "invalid-input" // 400, `errors`
  | "option-not-found" // 400, `errors`
  | "unknown-shop" // 400
  | "token-invalid" // 400
  | "not-signed-in" // 401
  | "access-token-wrong" // 401: the caller is no gateway of this shop
  | "payment-refused" // 402
  | "account-needed" // 403: the session is a guest's
  | "password-wrong" // 403: the current password is another one
  | "unknown-procedure" // 404
  | "login-failed" // 404: the address or the password is wrong
  | "address-not-found" // 404
  | "basket-not-found" // 404
  | "configuration-not-found" // 404: of nobody, or not the caller's to change
  | "order-not-found" // 404
  | "piece-not-found" // 404: no piece of the order that could be withdrawn
  | "payment-not-found" // 404: no payment is open
  | "return-unknown" // 404
  | "article-not-bought" // 404: or not kept
  | "product-not-found" // 404
  | "review-not-found" // 404
  | "voucher-not-found" // 404
  | "translation-not-available" // 404
  | "merge-not-found" // 404: another customer's, or of another day
  | "method-not-allowed" // 405
  | "token-not-usable" // 406: of a mail, used, over, replaced by a newer one or never made
  | "account-exists" // 409
  | "account-is-not-a-guest" // 409
  | "email-not-proved" // 409: the proof was requested by mail
  | "belongings-changed" // 409, `reason`: basket or wishlist, which is why a merge cannot be undone
  | "checkout-changed" // 409, `reason`: version or price, `checkout`: the fresh one
  | "checkout-incomplete" // 409, `missing`
  | "order-already-placed" // 409, `orderNumber`, `openPayment`: what that order still waits for, or null
  | "voucher-used-up" // 409
  | "voucher-for-first-order" // 409: the customer has an order, be it that its payment is open
  | "voucher-used-by-customer" // 409: as often as one customer may
  | "voucher-not-combinable" // 409, `with`: vouchers or promotions
  | "review-exists" // 409: of that article of that order
  | "samples-used-up" // 409, `left`: how many samples the household may still order
  | "too-many-addresses" // 409
  | "too-many-configurations" // 409
  | "token-expired" // 410
  | "voucher-expired" // 410
  | "withdrawal-too-late" // 410, `deadline`
  | "sold-out" // 412, `lines`: itemKey, variantId, availableQuantity
  | "body-too-large" // 413
  | "not-json" // 415
  | "idempotency-mismatch" // 422
  | "looks-automated" // 422: a message that a robot seems to have written
  | "voucher-minimum-not-reached" // 422, `missingCents`, `minOrderCents`
  | "voucher-not-valid-yet" // 422
  | "voucher-without-items" // 422: nothing in the basket it could lower
  | "too-many-attempts" // 429, header Retry-After in seconds
  | "internal" // 500
  | "translation-failed" // 500
  | "payment-unavailable"; // 502

export interface FieldProblem {
  /** Path of the payload's member, with dots. */
  field: string;
  /** A `FieldProblemKey` of the shared rules, or `invalid`. */
  code: string;
}

interface ProblemDetails {
  detail?: string;
  headers?: Readonly<Record<string, string>>;
  /** Members beside title, status and code. */
  members?: Readonly<Record<string, unknown>>;
}

/** An expected failure of a procedure; thrown anywhere below the dispatcher, which rolls back and responds with it. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  readonly code: ProblemCode;
  private readonly details: ProblemDetails;

  constructor(status: number, code: ProblemCode, title: string, details: ProblemDetails = {}) {
    super(title);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** The failure as `application/problem+json` (RFC 9457). */
  toResponse(): Response {
    const { detail, headers, members } = this.details;
    const body = { title: this.message, status: this.status, ...(detail && { detail }), code: this.code, ...members };
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
    });
  }
}

/** 400 with the fields that are wrong. */
export function invalidInput(errors: FieldProblem[], detail?: string): Problem {
  return new Problem(400, "invalid-input", "The payload is not usable", { detail, members: { errors } });
}

/** 400 for a choice that is not among what is offered. */
export function optionNotFound(): Problem {
  return new Problem(400, "option-not-found", "This is not offered", {
    members: { errors: [{ field: "key", code: "choice" }] satisfies FieldProblem[] },
  });
}

/** 401 for a call that needs a session and has none, or a dead one. */
export function notSignedIn(): Problem {
  return new Problem(401, "not-signed-in", "A session is needed");
}

/** 403 for a guest's session where a full account is needed. */
export function accountNeeded(): Problem {
  return new Problem(403, "account-needed", "The session is a guest's");
}

/** 409 for an address that has a full account. */
export function accountExists(): Problem {
  return new Problem(409, "account-exists", "The address has an account");
}

/** 429: the next one is worth a try in so many milliseconds. */
export function tooManyAttempts(milliseconds: number): Problem {
  const seconds = String(Math.max(1, Math.ceil(milliseconds / 1000)));
  return new Problem(429, "too-many-attempts", "Too many attempts failed", { headers: { "retry-after": seconds } });
}
