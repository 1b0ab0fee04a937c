export const wishlist = {
  wish: "Bewaar {{name}} op uw verlanglijst",
  removed: "{{name}} staat niet meer op uw verlanglijst",
  removedAll: "De {{count}} bewaarde uitvoeringen van {{name}} staan niet meer op uw verlanglijst",
  undo: "Ongedaan maken",
  retry: "Opnieuw proberen",
  changeFailed: "Uw verlanglijst is niet gewijzigd",
  limitReached: "Uw verlanglijst is vol: er passen {{count}} artikelen op",
  gone: "Dit artikel stond al niet meer op uw verlanglijst",
  unknown: "Dit artikel is niet meer in onze winkel",
};
