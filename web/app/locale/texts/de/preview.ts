import type { Messages } from "../nl.ts";

export const preview: Messages["preview"] = {
  mark: "Vorschau",
  explained: "Sie sehen auch, was noch nicht veröffentlicht ist.",
  failed: "Diese Änderung lässt sich nicht anzeigen. Laden Sie die Seite neu.",
  leave: "Zur veröffentlichten Seite",
  unknownBlock: "Hier steht ein Block, der nicht angezeigt wird: {{name}}. {{reason}} Besucher sehen hier nichts.",
  nameless: "ein Block ohne Namen",
};
