/**
 * Where a path with a trailing slash lives: the same path without it, with its query (docs/rules.md#navigation). Undefined when
 * the path is right. Several slashes at the start become one, or the browser would take the next part for a host.
 */
export function withoutTrailingSlash({ pathname, search }: Pick<URL, "pathname" | "search">): string | undefined {
  const right = pathname.replace(/^[/\\]+/, "/").replace(/(?<=.)[/\\]+$/, "");
  return right === pathname ? undefined : `${right}${search}`;
}
