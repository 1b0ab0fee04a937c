import type { Messages } from "../nl.ts";

export const quickListing: Messages["quickListing"] = {
  sale: {
    name: "Sale",
    description:
      "Alles, was gerade im Preis gesenkt ist. Jeden Rabatt rechnen wir ab dem niedrigsten Preis der dreißig Tage davor.",
  },
  isNew: { name: "Neu", description: "Was in letzter Zeit dazugekommen ist, zum Schlafen und Wohnen." },
};
