import type { Messages } from "../nl.ts";

export const recommendations: Messages["recommendations"] = {
  viewed: "Zuletzt von Ihnen angesehen",
  forgetViewed: "Diese Liste löschen",
};
