import type { Messages } from "../nl.ts";

export const quickListing: Messages["quickListing"] = {
  sale: {
    name: "Sale",
    description: "Alles, was gerade reduziert ist. Jeden Rabatt berechnen wir vom niedrigsten Preis der 30 Tage davor.",
  },
  isNew: { name: "Neu", description: "Was in letzter Zeit dazugekommen ist, zum Schlafen und Wohnen." },
};
