import type { Messages } from "../nl.ts";

export const errors: Messages["errors"] = {
  generic: "Une erreur inattendue s’est produite.",
  notFound: {
    title: "Page introuvable",
    message: "La page que vous cherchez n’existe pas ou a été déplacée.",
  },
  unavailable: {
    title: "Momentanément indisponible",
    message: "La boutique est indisponible pour le moment. Veuillez réessayer dans quelques minutes.",
  },
  unexpected: {
    title: "Un problème est survenu",
    message: "Une erreur inattendue s’est produite. Veuillez réessayer.",
  },
  toHome: "Retour à l’accueil",
};
