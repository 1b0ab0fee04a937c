import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { heldResponse, renderShop } from "#app/graphql/testing/render-shop.tsx";
import { basketData } from "#app/basket/testing/basket-data.ts";
import { GuestForm } from "./guest-form.tsx";

const signedIn = {
  signInAsGuest: {
    __typename: "SignInAsGuestPayload",
    viewer: {
      __typename: "Customer",
      id: "c1",
      firstName: "Sanne",
      lastName: "de Wit",
      email: "sanne@voorbeeld.nl",
      gender: "FEMALE",
      isGuest: true,
    },
    basket: basketData(),
  },
};

function renderForm(response: object | undefined | (() => unknown)) {
  const onSignedIn = vi.fn();
  const page = renderShop(<GuestForm submitLabel="Verder als gast" busyLabel="Even geduld" onSignedIn={onSignedIn} />, {
    responses: { SignInAsGuest: response },
  });
  const submit = () => page.user.click(screen.getByRole("button", { name: /Verder als gast|Even geduld/ }));
  const fill = async () => {
    await page.user.click(screen.getByLabelText("Mevrouw"));
    await page.user.type(screen.getByLabelText("Voornaam"), "Sanne");
    await page.user.type(screen.getByLabelText("Achternaam"), "de Wit");
    await page.user.type(screen.getByLabelText("E-mailadres"), " Sanne@Voorbeeld.NL ");
  };
  return { ...page, onSignedIn, submit, fill };
}

test("nothing is said before the first submit, then everything at once, in the order of the page", async () => {
  const { user, submit, sent } = renderForm(signedIn);
  await user.type(screen.getByLabelText("E-mailadres"), "sanne@");
  await user.tab();
  expect(screen.queryByRole("link")).toBeNull();
  await submit();
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Er kloppen nog 4 velden niet"));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Aanhef",
    "Voornaam",
    "Achternaam",
    "E-mailadres",
  ]);
  expect(screen.getAllByText("Voer een geldig e-mailadres in.")).toHaveLength(1);
  expect(sent).toEqual([]);
});

test("a message goes as soon as its field is right", async () => {
  const { user, submit } = renderForm(signedIn);
  await submit();
  await screen.findByText("Er kloppen nog 4 velden niet");
  await user.type(screen.getByLabelText("Voornaam"), "S");
  await screen.findByText("Er kloppen nog 3 velden niet");
  expect(screen.getByLabelText("Voornaam").getAttribute("aria-invalid")).toBeNull();
});

test("what is right is sent once, cleaned up", async () => {
  const held = heldResponse(signedIn);
  const { fill, submit, sent, onSignedIn } = renderForm(held.response);
  await fill();
  await submit();
  await submit();
  held.release();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      name: "SignInAsGuest",
      variables: { input: { gender: "FEMALE", firstName: "Sanne", lastName: "de Wit", email: "sanne@voorbeeld.nl" } },
    },
  ]);
});

test.each([
  [
    {
      __typename: "AccountIsNotAGuest",
      code: "x",
      field: "email",
      message:
        "U gebruikt geen gastaccount. Bij dit e-mailadres hoort een account: log in, of gebruik een ander adres.",
    },
    "U gebruikt geen gastaccount. Bij dit e-mailadres hoort een account: log in, of gebruik een ander adres.",
  ],
  [
    { __typename: "TooManyAttempts", code: "x", retryAfterSeconds: 90 },
    "Er zijn te veel pogingen gedaan. Probeer het over 2 minuten opnieuw.",
  ],
  [
    {
      __typename: "InvalidInput",
      code: "x",
      fields: [{ __typename: "FieldProblem", field: "email", message: "Dit adres bestaat niet." }],
    },
    "Dit adres bestaat niet.",
  ],
])("%o is explained", async (result, text) => {
  const { fill, submit, onSignedIn } = renderForm({ signInAsGuest: result });
  await fill();
  await submit();
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("without an answer the form keeps what was typed", async () => {
  const { fill, submit } = renderForm(undefined);
  await fill();
  await submit();
  expect(await screen.findByText("Er is een onverwachte fout opgetreden.")).toBeTruthy();
  expect(screen.getByLabelText("Voornaam")).toHaveProperty("value", "Sanne");
});
