import { guestLoginSchema } from "@warmeland/schema/rules/account/guest-login.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { AccountIsNotAGuest } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { GenderRef } from "#gateway/account/gender.ts";
import { begunSession, sessionPayload } from "./session-payload.ts";

const SignInAsGuestInput = builder.inputType("SignInAsGuestInput", {
  description: "Who orders as a guest.",
  fields: (t) => ({
    firstName: t.string({ required: true, description: "First name, at most 60 characters." }),
    lastName: t.string({ required: true, description: "Last name with its prefix, at most 60 characters." }),
    email: t.string({ required: true, description: "E-mail address the order confirmation goes to." }),
    gender: t.field({ type: GenderRef, required: true, description: "How the person wants to be addressed." }),
  }),
});

builder.mutationField("signInAsGuest", (t) =>
  t.field({
    type: sessionPayload(
      "SignInAsGuestPayload",
      "A session has begun.",
      "The visitor's basket, which the guest keeps.",
    ),
    description: "Opens a session for somebody who orders without an account, and sets its cookie for browsers.",
    errors: { types: [AccountIsNotAGuest, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: SignInAsGuestInput, required: true, description: "Who orders." }) },
    resolve: async (_root, { input }, context) => {
      const { data: guest, problems } = checkForm(guestLoginSchema, input);
      if (!guest) throw invalidInput(context, problems);
      return begunSession(
        context,
        await refusing(context, { 409: AccountIsNotAGuest }, () => context.sources.rpc.guestLogin(guest)),
      );
    },
  }),
);
