import StoryblokBridge from "@storyblok/preview-bridge";

interface EditorListener {
  /** What the editor has on the screen now, at every change. */
  readonly onInput: (story: unknown) => void;
}

/**
 * Listens to the visual editor that frames this page: what is typed is shown, what is saved or published is loaded anew.
 * @param editor its origin; what any other window says is not heard
 * @returns a function that ends it
 */
export function connectEditor(editor: string, { onInput }: EditorListener): () => void {
  // the bridge itself listens to everybody
  const hearEditorOnly = (event: MessageEvent): void => {
    if (event.origin !== editor || event.source !== window.parent) event.stopImmediatePropagation();
  };
  window.addEventListener("message", hearEditorOnly, true);
  const bridge = new StoryblokBridge({ customParent: editor, resolveLinks: "url", initOnlyOnce: false });
  bridge.on("input", ({ story }) => onInput(story));
  bridge.on(["change", "published", "unpublished"], () => window.location.reload());
  return () => {
    bridge.destroy();
    window.removeEventListener("message", hearEditorOnly, true);
  };
}
