import { lazy, Suspense, useSyncExternalStore } from "react";
import { useHref } from "react-router";
import { latePaths } from "#app/locale/late-paths.ts";
import { storedComparison } from "./stored-comparison.ts";

const CompareTray = lazy(async () => ({ default: (await import("./compare-tray.tsx")).CompareTray }));

export const compareFormId = "compare";

/** Where the bar of products to compare comes to stand, once there is one; and the form of those buttons where no script runs. */
export function ComparePlace() {
  const action = useHref(latePaths.compare);
  const stored = useSyncExternalStore(storedComparison.subscribe, storedComparison.get, () => "");
  return (
    <>
      <noscript>{import.meta.env.SSR && <form id={compareFormId} action={action} />}</noscript>
      {stored !== "" && (
        <Suspense>
          <CompareTray />
        </Suspense>
      )}
    </>
  );
}
