export const recommendations = {
  viewed: "Eerder door u bekeken",
  forgetViewed: "Wis deze lijst",
};
