import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { basketKeyToChange } from "#gateway/request/owned-keys.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { invalidInput } from "#gateway/endpoint/form-input.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireCheckout } from "#gateway/sources/rpc/wire-checkout.ts";
import { noteWrite } from "#gateway/request/write-count.ts";
import { keepCheckout } from "./checkout-loader.ts";
import { CheckoutRef } from "./checkout.ts";
import { BasketEmpty, CheckoutConflict } from "./checkout-errors.ts";

export interface SetCheckoutPayload {
  readonly checkout: WireCheckout;
}

/** Makes the payload type of a mutation that sets a part of the checkout. */
export function setCheckoutPayload(name: string) {
  return builder.objectRef<SetCheckoutPayload>(name).implement({
    description: "The checkout is updated.",
    fields: (t) => ({
      checkout: t.expose("checkout", { type: CheckoutRef, description: "The whole checkout as it is now." }),
    }),
  });
}

/**
 * Sets a part of the checkout and maps the upstream's refusals to typed errors.
 * @param fields names of the input's fields by the names the upstream gives them
 * @throws NotSignedIn, InvalidInput, BasketEmpty or CheckoutConflict
 */
export async function setCheckout(
  context: GatewayContext,
  write: (basketKey: string) => Promise<WireCheckout>,
  fields: Readonly<Record<string, string>>,
): Promise<SetCheckoutPayload> {
  if (context.session.token === undefined) throw new NotSignedIn();
  const basketKey = await basketKeyToChange(context);
  if (basketKey === undefined) throw new BasketEmpty();
  const checkout = await write(basketKey)
    .finally(() => noteWrite(context))
    .catch((error: unknown) => {
      throw refusalOf(error, context, fields);
    });
  keepCheckout(context, basketKey, checkout);
  return { checkout };
}

function refusalOf(error: unknown, context: GatewayContext, fields: Readonly<Record<string, string>>): unknown {
  const problem = rpcProblemOf(error);
  if (problem?.status === 401) return new NotSignedIn();
  if (problem?.code === "option-not-found")
    return invalidInput(context, [{ field: renamed("key", fields), code: "choice" }]);
  if (problem?.status === 400)
    return invalidInput(
      context,
      (problem.errors ?? []).map(({ field, code }) => ({ field: renamed(field, fields), code })),
    );
  if (problem?.status === 404) return new BasketEmpty();
  if (problem?.status === 409) return new CheckoutConflict(problem.checkout);
  return error;
}

function renamed(path: string, fields: Readonly<Record<string, string>>): string {
  const [first = "", ...rest] = path.split(".");
  return [fields[first] ?? first, ...rest].join(".");
}
