import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { renderUi } from "#app/ui/testing/render-ui.tsx";

function renderStepper(value: number, max = 10) {
  const onChange = vi.fn();
  const { user } = renderUi(<QuantityStepper value={value} max={max} of="Matras Duinrust" onChange={onChange} />);
  return { user, onChange, field: screen.getByRole("textbox", { name: "Aantal" }) };
}

test("its buttons go one up and one down, and stop at the ends", async () => {
  const { user, onChange } = renderStepper(1, 2);
  expect(screen.getByRole("button", { name: "Eén minder" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Eén meer" }));
  expect(onChange.mock.calls).toEqual([[2]]);
});

test("a typed number counts on Enter and stays within its bounds", async () => {
  const { user, onChange, field } = renderStepper(2, 10);
  await user.clear(field);
  await user.type(field, "40{Enter}");
  expect(onChange.mock.calls).toEqual([[10]]);
});

test("a typed number counts when the field is left; anything else is forgotten", async () => {
  const { user, onChange, field } = renderStepper(2);
  await user.clear(field);
  await user.type(field, "4");
  await user.tab();
  expect(onChange.mock.calls).toEqual([[4]]);
  await user.clear(field);
  await user.type(field, "1,5{Enter}");
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(field).toHaveProperty("value", "2");
});
