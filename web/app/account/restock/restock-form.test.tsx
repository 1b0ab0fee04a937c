import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { RestockForm } from "./restock-form.tsx";

const requested = {
  RequestRestockNotice: {
    requestRestockNotice: {
      __typename: "RequestRestockNoticePayload",
      confirmByMail: true,
      message: "Bevestig uw verzoek via de e-mail die wij u hebben gestuurd.",
    },
  },
};

test("an address that waits reads what comes next", async () => {
  const user = userEvent.setup();
  const { sent } = renderShop(<RestockForm variantId={7} />, { responses: requested });
  await user.type(await screen.findByRole("textbox", { name: "E-mailadres" }), "sanne@voorbeeld.nl");
  await user.click(screen.getByRole("button", { name: "Mail mij" }));
  expect((await screen.findByText(/^Bevestig uw verzoek/)).textContent).toContain("e-mail");
  expect(sent).toEqual([
    { name: "RequestRestockNotice", variables: { input: { variantId: 7, email: "sanne@voorbeeld.nl" } } },
  ]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what is no address is not sent, and a refusal leaves it in its field", async () => {
  const user = userEvent.setup();
  const { sent } = renderShop(<RestockForm variantId={7} />, {
    responses: {
      RequestRestockNotice: {
        requestRestockNotice: {
          __typename: "TooManyAttempts",
          code: "TOO_MANY_ATTEMPTS",
          message: "Te veel pogingen.",
          field: null,
          retryAfterSeconds: 90,
        },
      },
    },
  });
  const field = await screen.findByRole("textbox", { name: "E-mailadres" });
  await user.type(field, "sanne");
  await user.click(screen.getByRole("button", { name: "Mail mij" }));
  expect(await screen.findByText("Voer een geldig e-mailadres in.")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(field, "@voorbeeld.nl");
  await user.click(screen.getByRole("button", { name: "Mail mij" }));
  expect(await screen.findByText(/^Er zijn te veel pogingen gedaan/)).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe("sanne@voorbeeld.nl");
});

test("without a variant there is something to choose first", async () => {
  renderShop(<RestockForm variantId={undefined} />, { responses: {} });
  expect(await screen.findByText(/^Kies een uitvoering/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
