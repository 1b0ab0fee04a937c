import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type OperationDefinitionNode,
} from "graphql";
import { fault } from "#gateway/errors/faults.ts";
import { measureOperation, type OperationSize } from "./operation-size.ts";

/** What an ad-hoc operation may select (docs/rules.md#operation-limits); trusted documents were judged when they were written. */
export const operationLimits = {
  tokens: 2000,
  depth: 15,
  cost: 10_000,
  aliases: 30,
  directives: 50,
  rootFields: 20,
  mutations: 4,
  signIns: 1,
};

/** What `extensions.cost` says of an operation. */
export interface OperationCost {
  readonly requested: number;
  /** What an operation sent along may cost. */
  readonly limit: number;
}

/** Operations that are small enough with any variables; a document sent again is the same one, from the parser's cache. */
const withinLimits = new WeakSet<OperationDefinitionNode>();

/** What tries a password, a token or a code. */
const signIns = new Set([
  "signIn",
  "signInAsGuest",
  "signUp",
  "requestPasswordReset",
  "resetPassword",
  "updatePassword",
  "changeEmail",
  "confirmEmailChange",
  "verifyEmail",
  "requestAccountDeletion",
  "confirmAccountDeletion",
  "exportMyData",
  "confirmNewsletter",
  "unsubscribeFromNewsletter",
  "lookupOrder",
  "redeemVoucher",
]);

/**
 * Refuses an operation that is too large, before any resolver runs.
 * @throws LIMIT_EXCEEDED naming the limit
 */
export function refuseTooLarge(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  if (withinLimits.has(operation)) return;
  const size = measureOperation(schema, operation, fragmentsOf(document), variables);
  const excess = firstExcess(size, operation.operation === OperationTypeNode.MUTATION);
  if (excess) throw fault("LIMIT_EXCEEDED", `This operation has ${excess}.`);
  if (!size.dependsOnVariables) withinLimits.add(operation);
}

/** What an operation costs with these variables, beside what it may. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): OperationCost {
  const { cost } = measureOperation(schema, operation, fragmentsOf(document), variables);
  return { requested: cost, limit: operationLimits.cost };
}

function firstExcess(size: OperationSize, isMutation: boolean): string | undefined {
  const limits = operationLimits;
  const signInCount = size.rootFields.filter((name) => signIns.has(name)).length;
  if (size.depth > limits.depth) return `a depth above ${limits.depth}`;
  if (size.cost > limits.cost) return `a cost above ${limits.cost}`;
  if (size.aliases > limits.aliases) return `more than ${limits.aliases} aliases`;
  if (size.directives > limits.directives) return `more than ${limits.directives} directives`;
  if (size.rootFields.length > limits.rootFields) return `more than ${limits.rootFields} root fields`;
  if (isMutation && size.rootFields.length > limits.mutations) return `more than ${limits.mutations} mutations`;
  if (signInCount > limits.signIns) return `more than ${limits.signIns} sign-in`;
  return undefined;
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  return fragments;
}
