import { guestLoginSchema } from "@warmeland/schema/rules/guest-login.ts";
import { BasketRef } from "#gateway/basket/basket.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { checkForm, invalidInput } from "#gateway/form-input.ts";
import { InvalidInput } from "#gateway/invalid-input.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireUser } from "#gateway/sources/rpc/wire-user.ts";
import { TooManyAttempts } from "#gateway/too-many-attempts.ts";
import { beginSession } from "#gateway/viewer.ts";
import { AccountIsNotAGuest } from "./account-errors.ts";
import { CustomerRef, GenderRef } from "./customer.ts";

interface SignInAsGuestPayload {
  readonly viewer: WireUser;
  readonly token: string | null;
  readonly visitor: string | null;
}

const SignInAsGuestInput = builder.inputType("SignInAsGuestInput", {
  description: "Who orders as a guest.",
  fields: (t) => ({
    firstName: t.string({ required: true, description: "First name, at most 60 characters." }),
    lastName: t.string({ required: true, description: "Last name with its prefix, at most 60 characters." }),
    email: t.string({ required: true, description: "E-mail address the order confirmation goes to." }),
    gender: t.field({ type: GenderRef, required: true, description: "How the person wants to be addressed." }),
  }),
});

const SignInAsGuestPayloadRef = builder.objectRef<SignInAsGuestPayload>("SignInAsGuestPayload").implement({
  description: "A session has begun.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: CustomerRef, description: "Who is signed in now." }),
    token: t.exposeString("token", {
      nullable: true,
      description: "Session token, for clients that sent `x-client` and keep no cookies; null for browsers.",
    }),
    visitor: t.exposeString("visitor", {
      nullable: true,
      description: "Visitor token, who owns the basket, for clients that sent `x-client`; null for browsers.",
    }),
    basket: t.field({
      type: BasketRef,
      description: "The visitor's basket, which the guest keeps.",
      resolve: (_payload, _args, context, info) => loadBasket(context, info),
    }),
  }),
});

builder.mutationField("signInAsGuest", (t) =>
  t.field({
    type: SignInAsGuestPayloadRef,
    description: "Opens a session for somebody who orders without an account, and sets its cookie.",
    errors: { types: [AccountIsNotAGuest, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SignInAsGuestInput, required: true, description: "Who orders." }) },
    resolve: async (_root, { input }, context) => {
      const { data: guest, problems } = checkForm(guestLoginSchema, input);
      if (!guest) throw invalidInput(context, problems);
      const { token, user } = await context.sources.rpc.guestLogin(guest).catch((error: unknown) => refuse(error, context));
      beginSession(context, token, user);
      if (context.usesCookies) return { viewer: user, token: null, visitor: null };
      return { viewer: user, token, visitor: context.visitor.ensure() };
    },
  }),
);

const fieldNames: Readonly<Record<string, string>> = { first_name: "firstName", last_name: "lastName" };

function refuse(error: unknown, context: GatewayContext): never {
  const problem = rpcProblemOf(error);
  if (problem?.status === 409) throw new AccountIsNotAGuest();
  if (problem?.status === 429) throw new TooManyAttempts(problem.retryAfterSeconds ?? 60);
  if (problem?.status === 400) {
    throw invalidInput(
      context,
      (problem.errors ?? []).map(({ field, code }) => ({ field: fieldNames[field] ?? field, code })),
    );
  }
  throw error;
}
