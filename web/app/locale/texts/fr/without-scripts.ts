import type { Messages } from "../nl.ts";

export const withoutScripts: Messages["withoutScripts"] = {
  form: {
    title: "Ce formulaire ne fonctionne qu’avec JavaScript",
    text: "Activez JavaScript dans votre navigateur et rechargez cette page, ou",
  },
  page: {
    title: "Cette page ne fonctionne qu’avec JavaScript",
    text: "Activez JavaScript dans votre navigateur et rechargez cette page, ou",
  },
  service: "demandez de l’aide à notre service client",
  notSent: {
    title: "Votre formulaire n’a pas été envoyé",
    intro:
      "Les formulaires de notre boutique ne fonctionnent qu’avec JavaScript. Ce que vous avez saisi n’a été ni traité ni conservé.",
    text: "Activez JavaScript dans votre navigateur, revenez en arrière et réessayez, ou",
  },
  toHome: "Retour à l’accueil",
};
