import type { FrameLocator, Page } from "playwright/test";

/** Where the visual editor of the journeys runs. */
export const editorOrigin = process.env.EDITOR_ORIGIN ?? "";

/** A page of the visual editor that shows a page of the shop in a frame. */
interface EditorPage {
  readonly frame: FrameLocator;
  /** Says something to the shop's page, as the editor does when somebody types or publishes. */
  readonly send: (message: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Whether the shop's page has said that it listens. */
  readonly isConnected: () => Promise<boolean>;
}

/** Opens a page of the shop in the frame of an editor on another origin. */
export async function openInEditor(page: Page, address: string, origin = editorOrigin): Promise<EditorPage> {
  await page.goto(`${origin}/?${new URLSearchParams({ page: address })}`);
  return {
    frame: page.frameLocator("iframe"),
    send: (message) =>
      page.evaluate((data) => document.querySelector("iframe")!.contentWindow!.postMessage(data, "*"), message),
    isConnected: () =>
      page.evaluate(() =>
        (window as unknown as { heard: { action?: string }[] }).heard.some(({ action }) => action === "initialized"),
      ),
  };
}
