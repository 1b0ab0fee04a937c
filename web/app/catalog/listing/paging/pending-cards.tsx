import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

const shown = 4;

/** Placeholders for the next page of a listing while it is on its way. */
export function PendingCards() {
  return Array.from({ length: shown }, (_, index) => (
    <li key={index}>
      <Skeleton />
    </li>
  ));
}
