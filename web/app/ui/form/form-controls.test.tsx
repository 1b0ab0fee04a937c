import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "#app/ui/button.tsx";
import { CheckboxRow } from "./checkbox-row.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { renderUi } from "#app/ui/testing/render-ui.tsx";
import { TextField } from "./text-field.tsx";

test("a field is tied to its label, hint and error", () => {
  renderUi(
    <TextField id="phone" label="Telefoonnummer" optional hint="Voor de bezorger" error="Dit nummer klopt niet" />,
  );
  const field = screen.getByLabelText("Telefoonnummer (niet verplicht)");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const described = field
    .getAttribute("aria-describedby")!
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["Dit nummer klopt niet", "Voor de bezorger"]);
});

test("a field that is right says nothing", () => {
  renderUi(<TextField id="city" label="Plaats" />);
  const field = screen.getByLabelText("Plaats");
  expect([field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby")]).toEqual([null, null]);
});

test("the whole row of a checkbox can be pressed", async () => {
  const { user } = renderUi(<CheckboxRow id="same" label="Factuuradres is hetzelfde" />);
  await user.click(screen.getByText("Factuuradres is hetzelfde"));
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
});

function Form() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorSummary attempt={attempt} errors={attempt > 0 ? [{ fieldId: "city", name: "Plaats" }] : []} />
      <TextField id="city" label="Plaats" />
      <Button onClick={() => setAttempt(attempt + 1)}>Verder</Button>
    </>
  );
}

test("after a failed submit the summary has the focus and leads to its fields", async () => {
  const { user } = renderUi(<Form />);
  await user.click(screen.getByRole("button", { name: "Verder" }));
  expect(document.activeElement?.textContent).toContain("Er klopt nog één veld niet");
  await user.click(screen.getByRole("link", { name: "Plaats" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Plaats"));
  await user.click(screen.getByRole("button", { name: "Verder" }));
  expect(document.activeElement?.textContent).toContain("Er klopt nog één veld niet");
});

function LateForm() {
  const [attempt, setAttempt] = useState(0);
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <ErrorSummary attempt={attempt} errors={isWrong ? [{ fieldId: "city", name: "Plaats" }] : []} />
      <TextField id="city" label="Plaats" onBlur={() => setWrong(true)} />
      <Button onClick={() => setAttempt(1)}>Verder</Button>
    </>
  );
}

test("errors that come after their attempt still give the summary the focus, and later ones do not", async () => {
  const { user } = renderUi(<LateForm />);
  await user.click(screen.getByRole("button", { name: "Verder" }));
  await user.click(screen.getByLabelText("Plaats"));
  await user.tab();
  expect(document.activeElement?.textContent).toContain("Er klopt nog één veld niet");
  await user.click(screen.getByLabelText("Plaats"));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Verder" }));
});

test("a busy button says so, keeps the focus and ignores presses", async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Button busy busyLabel="Wordt toegevoegd" onClick={onClick}>
      In winkelwagen
    </Button>,
  );
  const button = screen.getByRole("button");
  expect([button.getAttribute("aria-busy"), button.hasAttribute("disabled")]).toEqual(["true", false]);
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test("a busy submit button submits no second time", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Bestellen
      </Button>
    </form>,
  );
  await user.click(screen.getByRole("button"));
  expect(onSubmit).not.toHaveBeenCalled();
});
