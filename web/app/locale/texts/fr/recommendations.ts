import type { Messages } from "../nl.ts";

export const recommendations: Messages["recommendations"] = {
  viewed: "Déjà consultés",
  forgetViewed: "Effacer cette liste",
};
