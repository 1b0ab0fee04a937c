/** A close-up cut from a photo: a 4:3 rectangle in pixels of the photo, whose colours stay untouched. */
export interface CropSource {
  /** File name without `.webp`: the photo's name and what the close-up shows, `bank-01-stof`. */
  name: string;
  /** The photo it is cut from, without `.webp`. */
  from: string;
  left: number;
  top: number;
  /** 480 px or more, of a swatch fewer: the file has as many, since enlarging adds nothing. */
  width: number;
  /** What is to be seen, for those who do not see it. */
  description: string;
  /** Colours are chosen by it; galleries leave it out. */
  isSwatch?: true;
}

/** A close-up is 4:3 (docs/rules.md#pictures). */
export function cropHeight(width: number): number {
  return Math.round(width * 0.75);
}
