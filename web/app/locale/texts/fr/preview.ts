import type { Messages } from "../nl.ts";

export const preview: Messages["preview"] = {
  mark: "Aperçu",
  explained: "vous voyez aussi ce qui n’est pas encore publié.",
  failed: "cette modification ne peut pas être affichée. Rechargez la page.",
  leave: "Voir la page publiée",
  unknownBlock: "Un bloc n’est pas affiché ici : {{name}}. {{reason}} Les visiteurs ne voient rien à cet endroit.",
  nameless: "un bloc sans nom",
};
