export interface SliderEnds {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Every slide is in view: there is nowhere to go. */
  readonly allFit: boolean;
}

interface Carousel {
  canScrollPrev(): boolean;
  canScrollNext(): boolean;
  scrollSnapList(): readonly number[];
}

export const noSlides: SliderEnds = { canGoBack: false, canGoOn: false, allFit: true };
const cached = new Map<string, SliderEnds>();

/** Where a carousel stands between its ends; equal values are the same object, as React's stores want it. */
export function sliderEnds(carousel: Carousel | undefined): SliderEnds {
  if (!carousel) return noSlides;
  const ends = {
    canGoBack: carousel.canScrollPrev(),
    canGoOn: carousel.canScrollNext(),
    allFit: carousel.scrollSnapList().length <= 1,
  };
  const key = JSON.stringify(ends);
  if (!cached.has(key)) cached.set(key, ends);
  return cached.get(key)!;
}
