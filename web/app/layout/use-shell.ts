import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { ShellQuery } from "./shell-query.ts";

/** The shell's data, which the layout's loader has put into the cache; undefined in front of a shop that cannot be reached. */
export function useShell() {
  return usePageQuery(ShellQuery, {});
}
