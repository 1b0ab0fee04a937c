import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { forgetHardnessAnswers } from "#app/advisor/hardness/hardness-answers.ts";
import { AccountPage } from "#app/layout/account-page.tsx";
import { renderAccountPage } from "#app/layout/testing/render-account-page.tsx";
import HardnessAdvice from "../advisor/hardness-advice.tsx";
import AccountSleepers from "./account-sleepers.tsx";

afterEach(forgetHardnessAnswers);

const sleeper = { __typename: "SavedSleeper", heightCm: 193, weightKg: 117, comfort: "FIRM", position: "STOMACH" };
const viewerWith = (sleepers: readonly object[]) => ({
  __typename: "Customer",
  id: "customer",
  savedSleepers:
    sleepers.length === 0 ? null : { __typename: "SavedSleepers", consentedAt: "2026-11-24T10:00:00.000Z", sleepers },
});
/** The calculator on a page whose frame has asked who is looking. */
const advice = (
  <AccountPage title="" path="/account" section="overview">
    <HardnessAdvice />
  </AccountPage>
);
const noMattresses = {
  mattressesByHardness: { __typename: "MattressSelection", listingPath: null, matches: [] },
};

test("what is saved is shown with its grade, and erased by one press", async () => {
  const { user, sent } = renderAccountPage(
    <AccountSleepers />,
    {
      AccountSleepersPage: { viewer: viewerWith([sleeper]) },
      RemoveSleepers: { removeSleepers: { __typename: "RemoveSleepersPayload", viewer: viewerWith([]) } },
    },
    "/account/slaapgegevens",
  );
  expect(await screen.findByText(/^Bewaard op 24 november 2026, met uw toestemming/)).toBeTruthy();
  for (const text of ["193 cm", "117 kg", "Op mijn buik", "Stevig"]) expect(screen.getByText(text)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Slaapgegevens wissen" }));
  expect(await screen.findByText(/^U hebt geen slaapgegevens bewaard/)).toBeTruthy();
  expect(sent.filter(({ name }) => name === "RemoveSleepers")).toHaveLength(1);
});

test("the result is sent to the account only when the box is ticked and the button pressed", async () => {
  const { user, sent } = renderAccountPage(
    advice,
    {
      MattressesByHardness: noMattresses,
      RecallSleepers: { viewer: viewerWith([]) },
      SaveSleepers: { saveSleepers: { __typename: "SaveSleepersPayload", viewer: viewerWith([sleeper]) } },
    },
    "/adviseur/hardheid#resultaat",
  );
  const save = await screen.findByRole("button", { name: "Bewaar mijn gegevens bij mijn account" });
  await user.click(save);
  expect(screen.getByText("Vink eerst aan dat u dit goed vindt.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  expect(sent.some(({ name }) => name === "SaveSleepers")).toBe(false);
  await user.click(screen.getByRole("checkbox"));
  await user.click(save);
  expect(await screen.findByText("Uw gegevens staan bij uw account.")).toBeTruthy();
  expect(sent.find(({ name }) => name === "SaveSleepers")?.variables).toEqual({
    input: {
      sleepers: [{ heightCm: 175, weightKg: 75, comfort: "NEUTRAL", position: "CHANGING" }],
      consent: true,
    },
  });
});

test("saved figures are filled in by a press, and lead to the result", async () => {
  const { user, path } = renderAccountPage(
    advice,
    { MattressesByHardness: noMattresses, RecallSleepers: { viewer: viewerWith([sleeper, sleeper]) } },
    "/adviseur/hardheid",
  );
  await user.click(await screen.findByRole("button", { name: "Gebruik mijn bewaarde gegevens" }));
  await waitFor(() => expect(path()).toBe("/adviseur/hardheid#resultaat"));
  expect(screen.getByRole("heading", { name: "U ligt allebei goed op stevig" })).toBeTruthy();
});
