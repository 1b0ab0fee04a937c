import { classes } from "#app/ui/classes.ts";

/** One pulsing bar or tile; the class gives it its size. */
export function SkeletonBar({ className }: { readonly className: string }) {
  return (
    <span
      className={classes(
        "block animate-(--animate-skeleton) rounded-sm bg-surface-sunken motion-reduce:animate-none",
        className,
      )}
    />
  );
}

/** A card that is still loading: a 4:3 tile and three bars, as high as the loaded card. */
export function Skeleton() {
  return (
    <div aria-hidden="true">
      <SkeletonBar className="aspect-product" />
      <SkeletonBar className="mt-3 h-4.5 w-[70%]" />
      <SkeletonBar className="mt-2 h-3 w-[52%]" />
      <SkeletonBar className="mt-3.5 h-4.5 w-[38%]" />
    </div>
  );
}
