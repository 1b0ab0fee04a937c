import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type FormAction, formRefusals, tooManyTries } from "@warmeland/schema/testing/account-refusals.ts";
import { heldResponse, renderShop } from "#app/graphql/testing/render-shop.tsx";
import { ForgotPasswordForm } from "./sign-in/forgot-password-form.tsx";
import { GuestForm } from "./sign-in/guest-form.tsx";
import { ResetPasswordForm } from "./sign-in/reset-password-form.tsx";
import { SignInForm } from "./sign-in/sign-in-form.tsx";
import { SignUpForm } from "./sign-in/sign-up-form.tsx";

const password = "Linnen-laken-4";

interface FilledForm {
  readonly element: ReactNode;
  readonly operation: string;
  readonly asksGender?: true;
  readonly fields: Readonly<Record<string, string>>;
  readonly button: string;
}

/** Each form: what it sends, how it is filled in, and what it is sent with. */
const forms: Readonly<Record<FormAction, FilledForm>> = {
  signIn: {
    element: <SignInForm />,
    operation: "SignIn",
    fields: { "E-mailadres": "sanne@voorbeeld.nl", Wachtwoord: password },
    button: "Inloggen",
  },
  signUp: {
    element: <SignUpForm signInHref="/inloggen" />,
    operation: "SignUp",
    asksGender: true,
    fields: {
      Voornaam: "Sanne",
      Achternaam: "de Wit",
      "E-mailadres": "sanne@voorbeeld.nl",
      Wachtwoord: password,
      "Wachtwoord herhalen": password,
    },
    button: "Account aanmaken",
  },
  signInAsGuest: {
    element: <GuestForm submitLabel="Verder als gast" busyLabel="Even geduld" onSignedIn={() => {}} />,
    operation: "SignInAsGuest",
    asksGender: true,
    fields: { Voornaam: "Sanne", Achternaam: "de Wit", "E-mailadres": "sanne@voorbeeld.nl" },
    button: "Verder als gast",
  },
  requestPasswordReset: {
    element: <ForgotPasswordForm />,
    operation: "RequestPasswordReset",
    fields: { "E-mailadres": "sanne@voorbeeld.nl" },
    button: "Stuur mij een link",
  },
  resetPassword: {
    element: <ResetPasswordForm token="t" onReset={() => {}} />,
    operation: "ResetPassword",
    fields: { Wachtwoord: password, "Wachtwoord herhalen": password },
    button: "Wachtwoord opslaan",
  },
};

async function send(name: FormAction, response: unknown) {
  const { element, operation, fields, asksGender } = forms[name];
  const page = renderShop(element, { responses: { [operation]: response as object } });
  if (asksGender) await page.user.click(screen.getByLabelText("Mevrouw"));
  for (const [label, text] of Object.entries(fields)) {
    await page.user.click(screen.getByLabelText(label));
    await page.user.paste(text);
  }
  const button = screen.getByRole("button", { name: forms[name].button });
  const submit = () => page.user.click(button);
  await submit();
  const values = () => Object.keys(fields).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  return { ...page, submit, values, expected: Object.values(fields) };
}

const refused = (name: FormAction, error: object) => ({ [name]: { code: "REFUSED", field: null, ...error } });

afterEach(() => vi.restoreAllMocks());

// what makes the gateway answer so is tested with the same rows: `gateway/src/account/error-catalogue.test.ts`
test.each(formRefusals)(
  "%s, which the order service answered with %i: %s at the field %s reads %s, and the values stay",
  async (...row) => {
    const [name, , __typename, field, message] = row;
    const { values, expected } = await send(name, refused(name, { __typename, field, message }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(values()).toEqual(expected);
    const marked = field === "email" ? "true" : null;
    expect(screen.queryByLabelText("E-mailadres")?.getAttribute("aria-invalid") ?? null).toBe(marked);
  },
);

test.each(Object.keys(forms) as FormAction[])(
  "%s after too many tries says when the next is worth it",
  async (name) => {
    await send(name, refused(name, { __typename: "TooManyAttempts", ...tooManyTries }));
    expect(await screen.findByText(tooManyTries.text)).toBeTruthy();
  },
);

test("an address that has an account is told where to sign in", async () => {
  await send(
    "signUp",
    refused("signUp", { __typename: "AccountAlreadyExists", field: "email", message: "Dit account bestaat al." }),
  );
  expect((await screen.findByRole("link", { name: "Naar inloggen" })).getAttribute("href")).toBe("/inloggen");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Er klopt nog één veld niet"));
});

test("without a connection the form says so and can be sent again", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { submit, sent } = await send("signIn", [
    undefined,
    refused("signIn", { __typename: "NotSignedIn", message: "Autorisatie vereist" }),
  ]);
  expect(await screen.findByText(/^U bent offline/)).toBeTruthy();
  await submit();
  expect(await screen.findByText("Autorisatie vereist")).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test("a fault has the catalogue's sentence", async () => {
  await send("signIn", undefined);
  expect(await screen.findByText("Er is een onverwachte fout opgetreden.")).toBeTruthy();
});

test("a second press while the first is under way sends nothing", async () => {
  const held = heldResponse({ requestPasswordReset: { __typename: "RequestPasswordResetPayload", done: true } });
  const { submit, sent } = await send("requestPasswordReset", held.response);
  await submit();
  held.release();
  expect(await screen.findByText("Kijk in uw e-mail")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

function ticked(): (string | null)[] {
  return screen
    .getAllByRole("listitem")
    .filter((item) => item.dataset["met"] === "true")
    .map((item) => item.textContent);
}

test("hints tick off while a password is typed, which can be shown", async () => {
  const { user } = renderShop(<SignUpForm signInHref="/inloggen" />);
  const field = screen.getByLabelText<HTMLInputElement>("Wachtwoord");
  expect(ticked()).toEqual([]);
  await user.type(field, "Laken 4");
  expect(ticked().map((text) => text?.replace("(voldaan)", ""))).toEqual(["1 hoofdletter", "1 cijfer"]);
  await user.type(field, "{Backspace}{Backspace}-laken4");
  expect(ticked()).toHaveLength(5);
  expect(field.type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Toon Wachtwoord" }));
  expect([field.type, field.autocomplete]).toEqual(["text", "new-password"]);
});

test("everything that is wrong is said at once, in the order of the page", async () => {
  const { user, sent } = renderShop(<SignUpForm signInHref="/inloggen" />);
  await user.click(screen.getByLabelText(/kortingscode/));
  await user.type(screen.getByLabelText("Wachtwoord"), "Welkom2026!");
  await user.type(screen.getByLabelText("Wachtwoord herhalen"), "Welkom2027!");
  await user.click(screen.getByRole("button", { name: /Account aanmaken/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Er kloppen nog 7 velden niet"));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Aanhef",
    "Voornaam",
    "Achternaam",
    "E-mailadres",
    "Wachtwoord",
    "Wachtwoord herhalen",
    "Geboortedatum",
  ]);
  expect(screen.getAllByText("Het veld Aanhef is een verplicht veld.")).toHaveLength(1);
  expect(sent).toEqual([]);
});
