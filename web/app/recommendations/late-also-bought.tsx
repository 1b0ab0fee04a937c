import { lazy, Suspense } from "react";
import { useNear } from "#app/ui/browser/use-near.ts";
import { rowRoom } from "./row-room.ts";

const AlsoBought = lazy(async () => ({ default: (await import("./also-bought.tsx")).AlsoBought }));

/** The row of what is often bought with some articles (their numbers), loaded when somebody comes near its place. */
export function LateAlsoBought({ references }: { readonly references: readonly string[] }) {
  const [place, isNear] = useNear<HTMLDivElement>();
  if (references.length === 0) return null;
  const space = <div ref={place} className={`${rowRoom} noscript:hidden`} />;
  if (!isNear) return space;
  return (
    <Suspense fallback={space}>
      <AlsoBought references={references} />
    </Suspense>
  );
}
