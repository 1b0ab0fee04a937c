import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";
import { renderUi } from "#app/ui/testing/render-ui.tsx";
import { useOverlay } from "./use-overlay.ts";

function Page() {
  const basket = useOverlay("basket", "drawer");
  const help = useOverlay("help");
  return (
    <>
      <button onClick={basket.open}>open basket</button>
      <Dialog overlayId="basket" placement="right" title="Winkelwagen" footer={<p>Totaal</p>}>
        <button onClick={help.open}>open help</button>
      </Dialog>
      <Dialog overlayId="help" title="Hulp">
        <p>Uitleg</p>
      </Dialog>
    </>
  );
}

test("a closed dialog holds nothing", () => {
  renderUi(<Page />);
  expect(screen.queryByText("Totaal")).toBeNull();
});

test("focus goes to the heading and back to the opener", async () => {
  const { user, stores } = renderUi(<Page />);
  const opener = screen.getByText("open basket");
  await user.click(opener);
  const dialog = screen.getByRole("dialog", { name: "Winkelwagen" });
  expect((dialog as HTMLDialogElement).open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Winkelwagen" }));

  await user.click(screen.getByRole("button", { name: "Sluiten" }));
  expect(stores.overlays.isOpen("basket")).toBe(false);
  expect((dialog as HTMLDialogElement).open).toBe(false);
  expect(document.activeElement).toBe(opener);
});

test("what the browser closes on Esc is the top one only", async () => {
  const { user, stores } = renderUi(<Page />);
  await user.click(screen.getByText("open basket"));
  await user.click(screen.getByText("open help"));
  expect(stores.overlays.first()).toBe("basket");
  expect(stores.layers.get()).toHaveLength(2);

  const top = screen.getByRole<HTMLDialogElement>("dialog", { name: "Hulp" });
  expect(stores.layers.get().at(-1)).toBe(top);
  act(() => top.close());
  expect(stores.overlays.state().opened).toEqual(["basket"]);
  expect(document.activeElement).toBe(screen.getByText("open help"));
});

test("a press on the scrim closes, a drag that ends on it does not", async () => {
  const { user, stores } = renderUi(<Page />);
  await user.click(screen.getByText("open basket"));
  const dialog = screen.getByRole("dialog", { name: "Winkelwagen" });
  fireEvent.pointerDown(screen.getByText("Totaal"));
  fireEvent.click(dialog);
  expect(stores.overlays.isOpen("basket")).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(stores.overlays.isOpen("basket")).toBe(false);
});

test("closing all closes every dialog", async () => {
  const { user, stores } = renderUi(<Page />);
  await user.click(screen.getByText("open basket"));
  await user.click(screen.getByText("open help"));
  act(() => stores.overlays.closeAll());
  expect([...document.querySelectorAll("dialog")].map((dialog) => dialog.open)).toEqual([false, false]);
  expect(stores.layers.get()).toEqual([]);
});

test("a dialog that leaves the page leaves the set", async () => {
  const { user, stores, unmount } = renderUi(<Page />);
  await user.click(screen.getByText("open basket"));
  unmount();
  expect(stores.overlays.state().opened).toEqual([]);
});
