import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { whenVisible } from "#app/ui/browser/when-visible.ts";

const AlsoBought = lazy(async () => ({ default: (await import("./also-bought.tsx")).AlsoBought }));

/** The row of what is often bought with some articles (their numbers), loaded when somebody comes near its place. */
export function LateAlsoBought({ references }: { readonly references: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (isNear || !place.current ? undefined : whenVisible(place.current, () => setNear(true))), [isNear]);
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
