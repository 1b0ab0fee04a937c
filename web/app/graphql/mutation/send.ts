import { graphql } from "#app/graphql/generated/gql.ts";

// what every mutation selects of an error
graphql(`
  fragment Refusal_error on UserError {
    code
    message
    field
    ... on InvalidInput {
      fields {
        field
        message
      }
    }
    ... on TooManyAttempts {
      retryAfterSeconds
    }
  }
`);

interface Member {
  readonly __typename: string;
}

/** What `Refusal_error` selects; a member without it is a payload. */
interface RefusalFields extends Member {
  readonly message?: string;
  readonly field?: string | null;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
}

export interface FieldProblem {
  /** Path in the mutation's input, such as `address.zipCode`. */
  readonly field: string;
  readonly message: string;
}

export interface Refused<Refusal = Member> {
  readonly status: "refused";
  /** The member of the result union, for what only this error says. */
  readonly error: Refusal;
  /** The gateway's sentence. */
  readonly message: string;
  /** What is wrong with single fields. */
  readonly fields: readonly FieldProblem[];
  /** Seconds, when there were too many attempts. */
  readonly retryAfter: number | undefined;
}

interface Unanswered {
  readonly status: "unanswered";
  /** What Apollo threw. */
  readonly error: unknown;
}

/** How a mutation ended. Unanswered: no response or a fault in it, so that nobody knows whether it was done. */
export type Outcome<Payload = unknown, Refusal = Member> =
  | { readonly status: "done"; readonly payload: Payload }
  | Refused<Refusal>
  | Unanswered;

/** The payload of a result union: the one member whose name ends so, which the gateway's schema keeps to. */
type PayloadOf<Result> = Extract<Result, { readonly __typename: `${string}Payload` }>;

type OutcomeOf<Result> = Outcome<PayloadOf<Result>, Exclude<Result, PayloadOf<Result>>>;

/**
 * Waits for a mutation and says how it ended; never throws.
 * @param request what Apollo's `mutate` gives
 * @param field of the mutation whose result is meant
 */
export async function send<Data, Field extends Exclude<keyof Data, "__typename">>(
  request: Promise<{ readonly data?: Data | undefined }>,
  field: Field,
): Promise<OutcomeOf<NonNullable<Data[Field]>>> {
  type Result = NonNullable<Data[Field]>;
  try {
    const result = (await request).data?.[field];
    if (!result) return { status: "unanswered", error: undefined };
    const member = result as Result & RefusalFields;
    if (member.__typename.endsWith("Payload")) return { status: "done", payload: member as PayloadOf<Result> };
    return refused(member) as unknown as OutcomeOf<Result>;
  } catch (error) {
    return { status: "unanswered", error };
  }
}

function refused(error: RefusalFields): Refused {
  const { message = "", field, fields, retryAfterSeconds: retryAfter } = error;
  return { status: "refused", error, message, fields: fields ?? (field ? [{ field, message }] : []), retryAfter };
}
