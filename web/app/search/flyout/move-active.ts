/**
 * Where a key leads in a list that the focus is not in: down and up go round by way of the field, Home and End only once something is
 * active, since they belong to the field's text before. Undefined for keys that move nothing; `to` is undefined for the field.
 */
export function moveActive<Option>(
  list: readonly Option[],
  active: Option | undefined,
  key: string,
): { readonly to: Option | undefined } | undefined {
  const place = active === undefined ? -1 : list.indexOf(active);
  if (key === "ArrowDown") return { to: list[place + 1] };
  if (key === "ArrowUp") return { to: place === -1 ? list.at(-1) : list[place - 1] };
  if (active === undefined) return undefined;
  if (key === "Home") return { to: list[0] };
  return key === "End" ? { to: list.at(-1) } : undefined;
}
