import { lazy, Suspense } from "react";
import { useNear } from "#app/ui/browser/use-near.ts";

const AlsoBought = lazy(async () => ({ default: (await import("./also-bought.tsx")).AlsoBought }));

/** The row of what is often bought with some articles (their numbers), loaded when somebody comes near its place. */
export function LateAlsoBought({ references }: { readonly references: readonly string[] }) {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={place} className="min-h-px">
      {isNear && references.length > 0 && (
        <Suspense>
          <AlsoBought references={references} />
        </Suspense>
      )}
    </div>
  );
}
