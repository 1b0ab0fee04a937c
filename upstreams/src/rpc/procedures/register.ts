import { accountPayloads } from "../customers/account-payloads.ts";
import { toWireUser } from "../customers/customer.ts";
import { register as registerCustomer } from "../customers/register.ts";
import { procedure } from "../procedure.ts";
import type { WireLogin } from "../wire-account.ts";

/** Makes an account and opens its session; see `register` for the refusals. */
export const register = procedure({
  payload: accountPayloads.register,
  run: async (call, payload): Promise<WireLogin> => {
    const { token, customer, merged } = await registerCustomer(call, payload);
    return { token, user: toWireUser(customer), merged };
  },
});
