/** How things are washed and kept, in the words every product of the kind shares. */
export const care = {
  zippedCover60:
    "Hoes rondom afritsbaar en wasbaar op 60 graden, niet in de droger. Draai het matras elke drie maanden van hoofd naar voet.",
  zippedCover40:
    "Hoes rondom afritsbaar en wasbaar op 40 graden met een wolprogramma, liggend drogen. Draai het matras elke drie maanden van hoofd naar voet.",
  fixedCover:
    "Vaste hoes: vlekken deppen met lauw water, niet borstelen. Lucht het matras wekelijks en draai het elke drie maanden.",
} as const;
