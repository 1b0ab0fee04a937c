import { useState } from "react";

/** The variables whose products are there: the newest, or when those failed the ones before; undefined when there were none. */
export function useLastLoaded<Variables extends object>(variables: Variables, failed: boolean): Variables | undefined {
  const key = JSON.stringify(variables);
  const [last, setLast] = useState(failed ? undefined : { key, variables });
  if (!failed && last?.key !== key) setLast({ key, variables });
  return failed ? last?.variables : variables;
}
