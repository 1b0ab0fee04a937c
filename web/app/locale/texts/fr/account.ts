import type { Messages } from "../nl.ts";

export const account: Messages["account"] = {
  guestSignUp: {
    title: "Commander en tant qu’invité",
    intro: "Pas besoin de compte. Ces informations nous servent à confirmer votre commande.",
    submit: "Continuer en tant qu’invité",
    submitting: "Un instant",
    privacy: "Nous utilisons vos données uniquement pour votre commande.",
    why: "Ce que vous recevez de nous",
    benefits: {
      confirmation: "Une confirmation par e-mail, avec votre numéro de commande",
      basket: "Votre panier reste tel quel",
      withdrawal: "Les mêmes droits qu’avec un compte, y compris pour les retours",
    },
  },
  signIn: {
    title: "Connexion",
    titleToOrder: "Comment souhaitez-vous commander ?",
    knownTitle: "J’ai un compte",
    submit: "Se connecter",
    submitting: "Un instant",
    forgot: "Mot de passe oublié ?",
    guestTitle: "Commander en tant qu’invité",
    guestText:
      "Vous n’avez pas besoin de compte pour commander. Votre nom et votre adresse e-mail suffisent pour continuer.",
    guestButton: "Continuer en tant qu’invité",
    newTitle: "Première visite",
    newText: "Avec un compte, vous retrouvez vos commandes et n’avez plus à ressaisir votre adresse.",
    newButton: "Créer un compte",
    passwordChanged: "Votre mot de passe a été modifié",
    passwordChangedText:
      "Connectez-vous avec votre nouveau mot de passe. Vos sessions sur d’autres appareils ont été fermées.",
  },
  signUp: {
    title: "Créer un compte",
    intro: "Vous retrouvez vos commandes, et la prochaine ira plus vite.",
    personTitle: "Vos coordonnées",
    loginTitle: "Vos identifiants",
    extrasTitle: "Restons en contact",
    newsletter:
      "Envoyez-moi la newsletter avec les nouvelles collections et les offres. Je peux me désinscrire à tout moment.",
    submit: "Créer un compte",
    submitting: "Création de votre compte",
    privacy:
      "Nous utilisons vos données pour votre compte et vos commandes, et ne les transmettons pas à des annonceurs.",
    exists: "Se connecter",
    known: "Vous avez déjà un compte ?",
    why: "Ce qu’un compte vous apporte",
    benefits: {
      orders: "Toutes vos commandes au même endroit, avec leur statut",
      addresses: "Un carnet d’adresses pour commander plus vite",
      wishlist: "Votre liste d’envies et votre panier sur tous vos appareils",
      birthday: "Une surprise pour votre anniversaire, si vous le souhaitez",
    },
  },
  birthday: {
    optIn: "Envoyez-moi un code promo pour mon anniversaire.",
    hint: "Nécessaire seulement si vous souhaitez un code promo pour votre anniversaire.",
  },
  password: {
    show: "Afficher",
    hide: "Masquer",
    hints: {
      title: "Votre mot de passe tient compte des majuscules et contient :",
      passwordTooShort: "au moins 8 caractères",
      passwordUppercase: "1 majuscule",
      passwordDigit: "1 chiffre",
      passwordSpecial: "1 caractère spécial",
      passwordSpace: "aucun espace",
      met: "(rempli)",
    },
  },
  forgot: {
    title: "Mot de passe oublié",
    intro: "Indiquez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
    submit: "Recevoir un lien",
    submitting: "Envoi du lien",
    sentTitle: "Consultez vos e-mails",
    sentText:
      "Si un compte correspond à {{email}}, un e-mail contenant un lien est en route. Le lien est valable une heure et ne sert qu’une fois. Pensez à vérifier vos courriers indésirables.",
    again: "Saisir une autre adresse e-mail",
    toSignIn: "Retour à la connexion",
  },
  reset: {
    title: "Choisir un nouveau mot de passe",
    intro: "Choisissez un mot de passe que vous n’utilisez nulle part ailleurs. Vous pourrez ensuite vous connecter.",
    submit: "Enregistrer le mot de passe",
    submitting: "Enregistrement de votre mot de passe",
    noToken: "Ouvrez de nouveau le lien reçu par e-mail",
    noTokenText: "Cette page ne fonctionne qu’avec le lien de notre e-mail.",
    newLink: "Demander un nouvel e-mail",
  },
  sessionEnded: {
    title: "Votre session a pris fin",
    message: "Votre session a expiré. Reconnectez-vous ; votre panier est conservé.",
  },
};
