import type { GatewayContext } from "#gateway/context.ts";
import { invalidInput } from "#gateway/endpoint/form-input.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import type { UserError } from "#gateway/errors/user-error.ts";
import { AccountRequired, NotSignedIn } from "./account-errors.ts";

/**
 * What a status means to one mutation; `otherwise` is any other failure of the order service, `unreadable` a 400 about fields where
 * there is no form to mark them in, such as a token that is none.
 */
export type Refusals = Readonly<
  Partial<Record<400 | 401 | 403 | 404 | 406 | 409 | 500 | "otherwise" | "unreadable", new () => UserError>>
>;

const fieldNames: Readonly<Record<string, string>> = {
  first_name: "firstName",
  last_name: "lastName",
  birth_date: "birthDate",
};

/**
 * Runs a call of the account procedures and maps its statuses to typed errors (docs/rules.md#error-catalogue). The same for all of
 * them: 400 with fields is InvalidInput, 401 NotSignedIn, a guest's 403 AccountRequired, 429 TooManyAttempts. What is not refused but broken
 * stays a fault.
 */
export async function refusing<Result>(
  context: GatewayContext,
  refusals: Refusals,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw refusalOf(error, context, refusals);
  }
}

function refusalOf(error: unknown, context: GatewayContext, refusals: Refusals): unknown {
  const problem = rpcProblemOf(error);
  if (!problem) return error;
  const { status, errors = [], code } = problem;
  if (status === 429) return new TooManyAttempts(problem.retryAfterSeconds ?? 60);
  if (status === 400 && refusals.unreadable) return new refusals.unreadable();
  if (status === 400 && errors.length > 0) {
    return invalidInput(
      context,
      errors.map(({ field, code: broken }) => ({
        field: fieldNames[field] ?? field.replace(/^address\./, ""),
        code: broken,
      })),
    );
  }
  if (code === "account-needed") return new AccountRequired();
  const Refusal = refusals[statusFamily(status)] ?? (status === 401 ? NotSignedIn : refusals.otherwise);
  return Refusal ? new Refusal() : error;
}

function statusFamily(status: number): keyof Refusals {
  if (status >= 500) return 500;
  return status as keyof Refusals;
}
