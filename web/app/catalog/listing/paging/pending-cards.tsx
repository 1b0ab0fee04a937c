import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

interface PendingCardsProps {
  /** How many cards are to come: as many placeholders keep in its place what stands below. */
  readonly count: number;
}

/** Placeholders for the next page of a listing while it is on its way. */
export function PendingCards({ count }: PendingCardsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <Skeleton />
    </li>
  ));
}
