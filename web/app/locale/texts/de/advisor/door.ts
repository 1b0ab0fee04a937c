import type { Messages } from "../../nl.ts";

export const door: Messages["door"] = {
  title: "Passt es durch Ihre Tür?",
  intro:
    "Messen Sie die lichte Öffnung im Türrahmen, bei weit geöffneter oder ausgehängter Tür. Kommen Sie aus einem schmalen Flur, messen Sie auch, wie breit er ist.",
  width: "Breite der Öffnung (cm)",
  height: "Höhe der Öffnung (cm)",
  hall: "Breite des Flurs (cm)",
  outside: "Geben Sie eine Zahl von {{min}} bis {{max}} ein.",
  failed: "Die Maße konnten nicht geladen werden. Versuchen Sie es später noch einmal.",
  results: "Ergebnis für jede Größe",
  passage: {
    standing: "Passt so, wie es steht.",
    lying: "Passt, wenn Sie es auf der Rückseite liegend tragen.",
    upright: "Passt, wenn Sie es hochkant durch die Tür drehen.",
    none: "Passt nicht durch diese Tür. Messen Sie auch ein Fenster oder eine Terrassentür.",
  },
  legsOff: "Nehmen Sie vorher die {{count}} cm hohen Füße ab.",
  note: "Wir rechnen mit den größten Maßen und lassen 2 cm Platz für Hände und Bezug. Ihre Eingaben bleiben in Ihrem Browser.",
};
