import type { Messages } from "../nl.ts";

/** Texts of what is suggested by what a visitor viewed, wished for and bought. */
export const personal: Messages["personal"] = {
  suggestions: "Vielleicht suchen Sie das",
  heading: "Für Sie ausgesucht",
  because: "Weil {{reasons}}.",
  reasons: {
    viewed: "Sie {{names}} angesehen haben",
    wished_one: "{{names}} auf Ihrer Wunschliste steht",
    wished_other: "{{names}} auf Ihrer Wunschliste stehen",
    bought: "Sie {{names}} gekauft haben",
  },
  stored: "Was Sie angesehen haben, speichern wir nur in Ihrem Browser.",
  allow: "Aussuchen nach dem, was ich angesehen, gemerkt und gekauft habe",
  allowWith: "Aussuchen nach dem, was ich angesehen, gemerkt und gekauft habe, mit Hilfe von {{host}}",
  alsoBought: "Oft zusammen gekauft",
};
