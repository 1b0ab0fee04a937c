export const wishlist = {
  wish: "Bewaar {{name}} op uw verlanglijst",
  removed: "{{name}} staat niet meer op uw verlanglijst",
  removedAll: "De {{count}} bewaarde uitvoeringen van {{name}} staan niet meer op uw verlanglijst",
  undo: "Ongedaan maken",
  retry: "Opnieuw proberen",
  changeFailed: "Uw verlanglijst is niet gewijzigd",
};
