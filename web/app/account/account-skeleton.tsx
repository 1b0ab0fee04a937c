import { SkeletonBar } from "#app/ui/feedback/skeleton.tsx";

/** What the account shows until it is known who looks. */
export function AccountSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 noscript:hidden">
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="rounded-md border border-line p-6">
          <SkeletonBar className="h-5 w-[45%]" />
          <SkeletonBar className="mt-4 h-4 w-[70%]" />
          <SkeletonBar className="mt-2 h-4 w-[55%]" />
          <SkeletonBar className="mt-2 h-4 w-[60%]" />
        </div>
      ))}
    </div>
  );
}
