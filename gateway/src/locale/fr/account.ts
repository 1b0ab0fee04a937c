import type { account as dutch } from "../nl/account.ts";

export const account: Readonly<Record<keyof typeof dutch, string>> = {
  "error.accountIsNotAGuest":
    "Un compte existe pour cette adresse e-mail : connectez-vous, ou utilisez une autre adresse.",
  "error.notSignedIn": "Connexion requise",
  "error.accountRequired": "Il vous faut un compte pour cela.",
  "error.wrongCredentials": "Votre adresse e-mail ou votre mot de passe est incorrect. Veuillez réessayer.",
  "error.requestFailed": "Votre demande a entraîné une erreur",
  "error.accountAlreadyExists": "Ce compte existe déjà.",
  "error.accountDeactivated": "Ce compte a été désactivé.",
  "error.emailNotFound": "Nous ne trouvons pas cette adresse e-mail.",
  "error.emailNotVerified":
    "Confirmez d’abord votre adresse e-mail : le lien se trouve dans l’e-mail que nous vous avons envoyé. Demandez ensuite de nouveau la suppression.",
  "error.linkNotUsable": "Ce lien a déjà servi ou a expiré. Demandez un nouvel e-mail.",
  "error.profileNotSaved": "Les informations n’ont pas pu être enregistrées.",
  "error.passwordNotUpdated": "Le mot de passe n’a pas pu être modifié. Veuillez réessayer.",
  "error.addressNotFound": "Cette adresse n’est plus dans votre carnet d’adresses.",
  "error.tooManyAddresses": "Votre carnet d’adresses est plein. Supprimez d’abord une adresse.",
  "newsletter.successful": "C’est fait, votre inscription est enregistrée.",
  "newsletter.doi_pending": "Confirmez votre inscription avec l’e-mail que nous vous avons envoyé.",
  "newsletter.subscribed": "Vous êtes déjà sur la liste de notre newsletter.",
  "newsletter.declined": "Votre inscription n’a pas été acceptée. Donnez votre accord pour vous inscrire.",
  "newsletter.not_found": "Nous n’avons trouvé aucune inscription correspondant à ce lien.",
  "newsletter.unexpected": "Une erreur inattendue s’est produite.",
  "newsletter.unsubscribed": "C’est fait, vous ne recevrez plus notre newsletter.",
  "newsletter.accountNotFound": "Compte introuvable.",
  "contact.received":
    "Nous avons reçu votre message, sous le numéro {number}. Un e-mail vous le confirme, et nous répondons sous un jour ouvré.",
  "error.looksAutomated":
    "L’envoi a été si rapide qu’il ressemble à celui d’un robot : votre message n’est donc pas encore parti. Renvoyez-le dans quelques secondes.",
  "restock.requested": "C’est noté. Vous recevrez un e-mail dès le retour en stock.",
  "restock.confirmByMail":
    "Confirmez votre demande avec l’e-mail que nous vous avons envoyé. Nous vous écrirons ensuite dès le retour en stock.",
};
