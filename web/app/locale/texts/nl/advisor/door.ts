export const door = {
  title: "Past hij door uw deur?",
  intro:
    "Meet de opening tussen de deurposten, met de deur wijd open of eruit getild. Komt u uit een smalle gang, meet dan ook hoe breed die is.",
  width: "Breedte van de opening (cm)",
  height: "Hoogte van de opening (cm)",
  hall: "Breedte van de gang (cm)",
  outside: "Vul een getal van {{min}} tot {{max}} in.",
  failed: "De maten konden niet worden geladen. Probeer het later opnieuw.",
  results: "Uitkomst per maat",
  passage: {
    standing: "Past, zoals hij staat.",
    lying: "Past, als u hem op zijn rug draagt.",
    upright: "Past, als u hem op zijn kant door de deur draait.",
    none: "Past niet door deze deur. Meet ook een raam of een tuindeur.",
  },
  legsOff: "Haal eerst de poten van {{count}} cm eraf.",
  note: "Wij rekenen met de grootste maten en laten 2 cm over voor handen en bekleding. Wat u invult, blijft in uw browser.",
};
