export const recommendations = {
  similar: "Vergelijkbaar",
  complement: "Maak het compleet",
  instead: "Vergelijkbaar, en wel leverbaar",
  viewed: "Eerder door u bekeken",
  forgetViewed: "Wis deze lijst",
};
