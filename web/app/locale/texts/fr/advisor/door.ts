import type { Messages } from "../../nl.ts";

export const door: Messages["door"] = {
  title: "Passera-t-il par votre porte ?",
  intro:
    "Mesurez l’ouverture entre les montants, la porte grande ouverte ou dégondée. Si vous arrivez par un couloir étroit, mesurez aussi sa largeur.",
  width: "Largeur de l’ouverture (cm)",
  height: "Hauteur de l’ouverture (cm)",
  hall: "Largeur du couloir (cm)",
  outside: "Saisissez un nombre de {{min}} à {{max}}.",
  failed: "Les dimensions n’ont pas pu être chargées. Réessayez plus tard.",
  results: "Résultat par dimensions",
  passage: {
    standing: "Passe tel quel.",
    lying: "Passe si vous le portez sur le dos.",
    upright: "Passe si vous le faites pivoter sur le côté.",
    none: "Ne passe pas par cette porte. Mesurez aussi une fenêtre ou une porte-fenêtre.",
  },
  legsOff: "Retirez d’abord les pieds de {{count}} cm.",
  note: "Nous comptons avec les plus grandes dimensions et gardons 2 cm pour les mains et le revêtement. Ce que vous saisissez reste dans votre navigateur.",
};
