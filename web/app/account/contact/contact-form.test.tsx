import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { ContactForm } from "./contact-form.tsx";

const done = {
  sendContactMessage: {
    __typename: "SendContactMessagePayload",
    number: "V-1234-5678",
    message: "Uw bericht is binnen, met nummer V-1234-5678.",
  },
};
const refused = {
  sendContactMessage: {
    __typename: "LooksAutomated",
    code: "LOOKS_AUTOMATED",
    message: "Dit ging zo snel dat het op een robot lijkt.",
    field: null,
  },
};

async function fill() {
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Onderwerp" }), "Bezorging");
  await user.type(screen.getByRole("textbox", { name: "Naam" }), "Sanne");
  await user.type(screen.getByRole("textbox", { name: "E-mailadres" }), "sanne@voorbeeld.example");
  await user.type(screen.getByRole("textbox", { name: "Uw bericht" }), "Wanneer komt mijn bed?");
  await user.click(screen.getByRole("button", { name: "Verstuur bericht" }));
}

test("a message is sent with its signs and its key, and the shop says what comes next", async () => {
  const { sent } = renderShop(<ContactForm />, { responses: { SendContactMessage: done } });
  await fill();
  expect(await screen.findByText(/V-1234-5678/)).toBeDefined();
  expect(sent[0]).toMatchObject({
    name: "SendContactMessage",
    variables: {
      input: {
        topic: "DELIVERY",
        name: "Sanne",
        email: "sanne@voorbeeld.example",
        orderNumber: null,
        message: "Wanneer komt mijn bed?",
        website: "",
        secondsSpent: expect.any(Number),
        idempotencyKey: expect.stringMatching(/^[\w-]{16,128}$/),
      },
    },
  });
});

test("what is missing stands at its field, and nothing is sent", async () => {
  const { sent } = renderShop(<ContactForm />, { responses: { SendContactMessage: done } });
  await userEvent.click(await screen.findByRole("button", { name: "Verstuur bericht" }));
  expect((await screen.findByRole("textbox", { name: "Naam" })).getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test("a refusal keeps what was written", async () => {
  renderShop(<ContactForm />, { responses: { SendContactMessage: refused } });
  await fill();
  expect(await screen.findByText(/robot/)).toBeDefined();
  const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Uw bericht" });
  expect(text.value).toBe("Wanneer komt mijn bed?");
});

test("what came back without scripts is filled in, with the reason", async () => {
  const values = { topic: "RETURN", name: "Jan", email: "jan@", orderNumber: "", message: "Een poot wiebelt." };
  renderShop(<ContactForm returned={{ values, message: "Er ontbreekt nog iets." }} />, { responses: {} });
  expect((await screen.findByRole<HTMLSelectElement>("combobox")).value).toBe("RETURN");
  expect(screen.getByText("Er ontbreekt nog iets.")).toBeDefined();
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/service/contact/bericht");
});

test("a link to the form may begin the message", async () => {
  const begun = { topic: "REVIEW", message: "Ik meld de beoordeling ‘Zacht’." };
  renderShop(<ContactForm />, { at: { pathname: "/service/contact", state: begun } });
  expect(await screen.findByRole<HTMLSelectElement>("combobox", { name: "Onderwerp" })).toHaveProperty(
    "value",
    "REVIEW",
  );
  expect(screen.getByRole("textbox", { name: "Uw bericht" })).toHaveProperty("value", begun.message);
});
