/** A close-up cut from a photo: a 4:3 rectangle in pixels of the photo, whose colours stay untouched. */
export interface CropSource {
  /** File name without `.webp`: the photo's name and what the close-up shows, `bank-01-stof`. */
  name: string;
  /** The photo it is cut from, without `.webp`. */
  from: string;
  left: number;
  top: number;
  /** 480 px or more, so that it still looks sharp at 1200; the height is three quarters of it. */
  width: number;
  /** What is to be seen, for those who do not see it. */
  description: string;
}
