import type { Messages } from "../nl.ts";

export const shipments: Messages["shipments"] = {
  number: "Livraison {{number}}",
  only: "Livraison",
  title_one: "Vous recevez {{count}} livraison",
  title_other: "Vous recevez {{count}} livraisons",
  kind: {
    PARCEL: "En colis",
    TWO_PERSON: "Par deux personnes, jusque dans la pièce",
  },
  unavailable: "Ne peut pas être commandé pour le moment",
  awaits_one: "Nous livrons le tout en une fois. En attente : {{names}}.",
  awaits_other: "Nous livrons le tout en une fois. En attente : {{names}}.",
  awaitsTogether_one: "Vous avez choisi une seule livraison. Nous gardons le reste. En attente : {{names}}.",
  awaitsTogether_other: "Vous avez choisi une seule livraison. Nous gardons le reste. En attente : {{names}}.",
  memberComes: "Arrive avec la livraison {{number}}",
  together: "Vous recevez tout en une fois, comme vous l’avez choisi.",
  day: {
    title: "Quel jour devons-nous livrer ?",
    soon: "Dès que possible",
    full: "complet",
    hint: "Le transporteur vous appelle pour convenir d’un créneau ce jour-là.",
    lost: "Le jour choisi n’est plus possible",
    lostHint: "Ce jour est complet ou désormais trop tôt. Choisissez un autre jour, ou dès que possible.",
  },
  choice: {
    title: "En plusieurs fois ou en une fois",
    intro: "Tout n’est pas prêt en même temps. Comment souhaitez-vous le recevoir ?",
    APART: "Au fur et à mesure, dès que c’est prêt",
    TOGETHER: "Ensemble, en une fois",
    apart_one: "{{count}} livraison : {{days}}.",
    apart_other: "{{count}} livraisons : {{days}}.",
    together: "Une seule livraison : {{days}}. Nous gardons le reste en attendant.",
    free: "Gratuit",
    saving: "Enregistrement de votre choix",
  },
};
