interface Member {
  readonly __typename: string;
}

/** The members of a mutation's result that mean it was done. */
export type PayloadOf<Result> = Extract<Result, { readonly __typename: `${string}Payload` }>;

/** An expected failure as an Error, for a script that goes no other way; `message` is what a shopper reads. */
export class Refusal<Result extends Member = Member> extends Error {
  override name = "Refusal";
  /** For programs to branch on; a later version of the shop may have others. */
  readonly code: string;
  /** The member of the result, with everything that was selected of it. */
  readonly result: Exclude<Result, PayloadOf<Result>>;

  constructor(result: Exclude<Result, PayloadOf<Result>>) {
    const { code, message } = result as { code?: unknown; message?: unknown };
    super(typeof message === "string" ? message : result.__typename);
    this.code = typeof code === "string" ? code : result.__typename;
    this.result = result;
  }
}

/**
 * The payload of a mutation's result.
 * @throws Refusal for every other member, those that came after this client was written among them
 */
export function payloadOf<Result extends Member>(result: Result): PayloadOf<Result> {
  if (isPayload(result)) return result;
  throw new Refusal<Result>(result as Exclude<Result, PayloadOf<Result>>);
}

function isPayload<Result extends Member>(result: Result): result is PayloadOf<Result> {
  return result.__typename.endsWith("Payload");
}
