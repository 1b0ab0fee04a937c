/** Texts of what is suggested by what a visitor viewed, wished for and bought. */
export const personal = {
  suggestions: "Misschien zoekt u dit",
  heading: "Voor u gekozen",
  because: "Omdat {{reasons}}.",
  reasons: {
    viewed: "u {{names}} bekeek",
    wished_one: "{{names}} op uw verlanglijst staat",
    wished_other: "{{names}} op uw verlanglijst staan",
    bought: "u {{names}} kocht",
  },
  stored: "Wat u bekeek, bewaren wij alleen in uw browser.",
  allow: "Kies bij wat ik bekeek, bewaarde en kocht",
  allowWith: "Kies bij wat ik bekeek, bewaarde en kocht, met hulp van {{host}}",
  alsoBought: "Vaak samen gekocht",
};
