import type { z } from "zod";

/** A response that is an error: `status` and `{code, message}`, as SCAYLE words them. */
export class CommerceError extends Error {
  override name = "CommerceError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads what a client sent.
 * @throws CommerceError 400 that names every wrong field
 */
export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${[what, ...issue.path].join(".")}: ${issue.message}`);
  throw new CommerceError(400, problems.join("; "));
}
