import type { Messages } from "../../nl.ts";

export const restock: Messages["restock"] = {
  toHome: "Retour à l’accueil",
  title: "M’avertir dès son retour en stock",
  text: "Un seul e-mail, aucune publicité. Nous ne gardons pas votre adresse plus longtemps que nécessaire.",
  submit: "M’avertir",
  submitting: "Un instant",
  chooseFirst: "Choisissez une version : nous vous écrirons dès son retour en stock.",
  confirmPage: {
    title: "Alerte de retour en stock",
    text: "En un clic, vous confirmez que nous pouvons vous écrire dès que cet article pourra de nouveau être commandé.",
    submit: "Oui, m’avertir",
    submitting: "Un instant",
    done: "C’est noté. Vous recevrez un e-mail dès son retour en stock.",
  },
  endPage: {
    title: "Ne plus recevoir d’alerte",
    text: "En un clic, nous effaçons votre demande et l’adresse correspondante.",
    submit: "Effacer ma demande",
    submitting: "Un instant",
    done: "Votre demande a été effacée.",
  },
};
