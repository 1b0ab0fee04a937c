import type { Messages } from "../nl.ts";

export const contact: Messages["contact"] = {
  title: "Écrivez-nous",
  intro: "Nous répondons sous un jour ouvré.",
  choose: "Choisissez un sujet",
  topics: {
    ADVICE: "Un conseil pour la chambre ou la maison",
    ORDER: "Ma commande",
    DELIVERY: "Livraison",
    RETURN: "Retour ou garantie",
    REVIEW: "Signaler un avis",
    OTHER: "Autre sujet",
  },
  send: "Envoyer le message",
  sending: "Envoi en cours",
  failed:
    "Nous n’avons pas reçu de réponse. Votre message est toujours là ; vous pouvez le renvoyer, il n’arrivera pas deux fois.",
  invalid:
    "Il manque encore quelque chose. Vérifiez que le sujet, le nom, l’adresse e-mail et le message sont remplis, puis renvoyez-le.",
  received: "Message reçu",
  privacy: "Nous utilisons vos données pour vous répondre et les effaçons un an après le traitement de votre demande.",
  honeypot: "Laissez ce champ vide",
  toService: "Retour au service",
};
