import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderPage } from "#app/layout/testing/render-page.tsx";
import { forgetHardnessAnswers } from "#app/advisor/hardness/hardness-answers.ts";
import HardnessAdvice from "./hardness-advice.tsx";

afterEach(forgetHardnessAnswers);

const selection = (listingPath: string) => ({
  mattressesByHardness: { __typename: "MattressSelection", listingPath, matches: [] },
});

function renderAdvice(at = "/adviseur/hardheid") {
  return renderPage(<HardnessAdvice />, {
    at,
    responses: { MattressesByHardness: selection("/matrassen?hardness=1") },
  });
}

const slider = (name: string) => screen.findByRole("slider", { name });

test("slid, keyed and typed figures lead to a grade that says why, and only the grade is sent", async () => {
  const { user, sent, path } = renderAdvice();
  const height = await slider("Lengte in centimeters");
  height.focus();
  await user.keyboard("{PageUp}{PageUp}");
  expect(height.getAttribute("aria-valuetext")).toBe("195 cm");
  await user.click(screen.getByRole("button", { name: "Verder" }));
  expect(path()).toBe("/adviseur/hardheid#gewicht");
  const heading = screen.getByRole("heading", { name: "Hoeveel weegt u?" });
  expect(document.activeElement).toBe(heading);

  const weight = screen.getByRole("textbox", { name: "Gewicht in kilo's" });
  await user.clear(weight);
  await user.type(weight, "999{Enter}");
  expect(screen.getByText("Vul een getal in van 40 tot en met 200.")).toBeTruthy();
  expect(document.activeElement).toBe(weight);
  expect(path()).toBe("/adviseur/hardheid#gewicht");
  await user.clear(weight);
  await user.type(weight, "120{Enter}");

  await user.click(screen.getByRole("radio", { name: "Op mijn zij" }));
  await user.click(screen.getByRole("button", { name: "Toon mijn hardheid" }));
  expect(screen.getByRole("heading", { name: "Uw hardheid is stevig" })).toBeTruthy();
  expect(screen.getByText(/Bij uw gewicht telt alleen dat/)).toBeTruthy();
  expect(screen.getByText(/kies een matras van 210 cm lang/)).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ name: "MattressesByHardness", variables: { grade: "FIRM", size: null } }]);
});

test("two who differ get a core each, and their mattresses apart", async () => {
  const { user, sent } = renderAdvice("/adviseur/hardheid");
  await user.click(await screen.findByRole("radio", { name: "Voor twee" }));
  await user.click(screen.getByRole("button", { name: "Verder" }));
  const [first, second] = screen.getAllByRole("slider");
  fireEvent.change(first!, { target: { value: "52" } });
  fireEvent.change(second!, { target: { value: "118" } });
  await user.click(screen.getByRole("button", { name: "Verder" }));
  await user.click(screen.getByRole("button", { name: "Toon mijn hardheid" }));
  expect(screen.getByRole("heading", { name: "U ligt elk op een andere hardheid" })).toBeTruthy();
  const weights = within(screen.getByText("Gewicht", { selector: "dt" }).parentElement!);
  expect(weights.getByText("52 kg · 118 kg")).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ variables }) => variables)).toEqual([
    { grade: "SOFT", size: "90x200" },
    { grade: "FIRM", size: "90x200" },
  ]);
  await user.click(screen.getByRole("button", { name: "Opnieuw beginnen" }));
  expect(await screen.findByRole("radio", { name: "Voor mij alleen" })).toHaveProperty("checked", true);
});

test("a shared link shows the grades it carries, and how to find one's own", async () => {
  renderAdvice("/adviseur/hardheid#zacht-stevig");
  expect(await screen.findByRole("heading", { name: "Hardheid zacht en stevig" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Zelf de hardheidswijzer doen" })).toBeTruthy();
});

test.each(["#zacht-onzin", "#zacht-zacht-zacht", "#constructor", "#"])(
  "%s is no result, but the first question",
  async (hash) => {
    renderAdvice(`/adviseur/hardheid${hash}`);
    expect(await screen.findByRole("heading", { name: "Hoe lang bent u?" })).toBeTruthy();
  },
);
