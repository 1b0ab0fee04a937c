import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { renderUi } from "#app/ui/testing/render-ui.tsx";
import { Toaster } from "./toaster.tsx";

/** A message fills its live region a moment after it appears. */
async function happens(event: () => void): Promise<void> {
  act(event);
  await waitFor(() =>
    expect([...document.querySelectorAll(".ui-toast")].filter((toast) => toast.textContent === "")).toEqual([]),
  );
}
const titles = () => screen.getAllByRole("status").map((toast) => toast.textContent);

test("errors interrupt, the rest is queued", async () => {
  const { stores } = renderUi(<Toaster />);
  await happens(() => {
    stores.notifications.show({ type: "error", title: "Niet gelukt" });
    stores.notifications.show({ type: "success", title: "Toegevoegd", message: "Matras Duinrust" });
  });
  expect(screen.getByRole("alert").textContent).toContain("Niet gelukt");
  expect(screen.getByRole("status").textContent).toContain("Matras Duinrust");
});

test("at most three are on screen, the newest; an older one comes back when there is room", async () => {
  const { stores, user } = renderUi(<Toaster />);
  await happens(() =>
    ["een", "twee", "drie", "vier"].forEach((title) => stores.notifications.show({ type: "info", title })),
  );
  expect(titles()).toEqual(["twee", "drie", "vier"]);
  await user.click(screen.getAllByRole("button", { name: "Melding sluiten" })[0]!);
  await happens(() => {});
  expect(titles()).toEqual(["een", "drie", "vier"]);
});

test("an action runs and closes its message", async () => {
  const undo = vi.fn();
  const { stores, user } = renderUi(<Toaster />);
  await happens(
    () =>
      void stores.notifications.show({
        type: "info",
        title: "Verwijderd",
        actions: [{ label: "Ongedaan maken", onSelect: undo }],
      }),
  );
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole("status")).toBeNull();
});

test("an action can lead to a page", async () => {
  const { stores, user, path } = renderUi(<Toaster />);
  await happens(
    () =>
      void stores.notifications.show({
        type: "success",
        title: "Toegevoegd",
        actions: [{ label: "Bekijk", href: "/winkelwagen" }],
      }),
  );
  await user.click(screen.getByRole("link", { name: "Bekijk" }));
  await expect.poll(path).toBe("/winkelwagen");
});

test("the countdown rests while the pointer or the focus is on a message", async () => {
  const { stores, user } = renderUi(<Toaster />);
  await happens(() => void stores.notifications.show({ type: "info", title: "Blijf", duration: 300 }));
  await user.hover(screen.getByText("Blijf"));
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(screen.getByText("Blijf")).toBeTruthy();
  await user.unhover(screen.getByText("Blijf"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 450)));
  expect(screen.queryByText("Blijf")).toBeNull();
});

test("above an open dialog messages stay usable: they are inside it", async () => {
  const { stores } = renderUi(
    <>
      <Dialog overlayId="basket" placement="right" title="Winkelwagen">
        <p>leeg</p>
      </Dialog>
      <Toaster />
    </>,
  );
  await happens(() => {
    stores.notifications.show({ type: "info", title: "Verwijderd" });
    stores.overlays.open("basket", "drawer");
  });
  expect(within(screen.getByRole("dialog")).getByText("Verwijderd")).toBeTruthy();
  await happens(() => stores.overlays.close("basket"));
  expect(screen.getByText("Verwijderd").closest("dialog")).toBeNull();
});
