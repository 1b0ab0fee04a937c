/** Texts of what is suggested by what a visitor looked at. */
export const personal = {
  suggestions: "Misschien zoekt u dit",
  heading: "Gekozen bij wat u bekeek",
  because: "Omdat u {{names}} bekeek. Wij bewaren dat alleen in uw browser.",
  allow: "Kies bij wat ik bekeek",
};
