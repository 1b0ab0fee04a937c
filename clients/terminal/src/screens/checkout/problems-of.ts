interface Field {
  readonly field: string;
  readonly message: string;
}

/** What the shop has against fields of a form, by the last part of their path (`shipping.zipCode`); none for another result. */
export function problemsOf(result: object | undefined): Readonly<Record<string, string>> {
  const { fields = [] } = (result ?? {}) as { fields?: readonly Field[] };
  return Object.fromEntries(fields.map(({ field, message }) => [field.split(".").at(-1) ?? field, message]));
}
