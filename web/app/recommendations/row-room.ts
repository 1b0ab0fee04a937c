/** As high as rows of recommendations are, before and after their products come, so that what is below does not move. */
export const rowRoom =
  "mt-section print:hidden min-h-[calc(16.25rem+62vw)] md:min-h-[calc(16.25rem+33vw)] lg:min-h-[calc(16.25rem+min(22vw,16rem))]";
