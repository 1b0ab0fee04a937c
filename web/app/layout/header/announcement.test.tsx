import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "#app/ui/testing/render-ui.tsx";
import { Announcement } from "./announcement.tsx";

test("what editors announce stands in a region of its own, and leads on when they say where", () => {
  renderUi(<Announcement announcement={{ text: "Maandag zijn wij dicht", href: "/service/contact" }} />);
  expect(screen.getByRole("region", { name: "Mededeling" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Maandag zijn wij dicht" }).getAttribute("href")).toBe("/service/contact");
});

test("without one there is nothing", () => {
  renderUi(<Announcement announcement={undefined} />);
  expect(screen.queryByRole("region")).toBeNull();
});
