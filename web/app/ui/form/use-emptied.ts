import { useState } from "react";

/** Whether a list that was shown with items has become empty before the shopper's eyes. */
export function useEmptied(isEmpty: boolean | undefined): boolean {
  const [wasFilled, setWasFilled] = useState(false);
  if (isEmpty === false && !wasFilled) setWasFilled(true);
  return wasFilled && isEmpty === true;
}
