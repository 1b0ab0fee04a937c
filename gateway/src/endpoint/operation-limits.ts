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

/** Sizes that are the same with any variables; a document sent again is the same one, from the parser's cache. */
const sizes = new WeakMap<OperationDefinitionNode, OperationSize>();

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
  const size = sizeOf(schema, document, operation, variables);
  const excess = firstExcess(size, operation.operation === OperationTypeNode.MUTATION);
  if (excess) throw fault("LIMIT_EXCEEDED", `This operation ${excess}`);
}

/** What an operation costs with these variables, beside what it may. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): OperationCost {
  return { requested: sizeOf(schema, document, operation, variables).cost, limit: operationLimits.cost };
}

function sizeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): OperationSize {
  const size = sizes.get(operation) ?? measureOperation(schema, operation, fragmentsOf(document), variables);
  if (!size.dependsOnVariables) sizes.set(operation, size);
  return size;
}

function firstExcess(size: OperationSize, isMutation: boolean): string | undefined {
  const limits = operationLimits;
  const signInCount = size.rootFields.filter((name) => signIns.has(name)).length;
  if (size.depth > limits.depth)
    return `is ${size.depth} levels deep, and ${limits.depth} is the most: request what is further inside by its id.`;
  if (size.cost > limits.cost)
    return `costs ${size.cost}, and ${limits.cost} is the most: select fewer fields, or shorten lists with \`first\`.`;
  if (size.aliases > limits.aliases)
    return `has ${size.aliases} aliases, and ${limits.aliases} is the most: select from a list such as \`nodes\`, or send several requests.`;
  if (size.directives > limits.directives)
    return `has ${size.directives} directives, and ${limits.directives} is the most: put one on a fragment instead of each field.`;
  if (size.rootFields.length > limits.rootFields)
    return `has ${size.rootFields.length} root fields, and ${limits.rootFields} is the most: send several requests.`;
  if (isMutation && size.rootFields.length > limits.mutations)
    return `has ${size.rootFields.length} mutations, and ${limits.mutations} is the most: send several requests.`;
  if (signInCount > limits.signIns)
    return `tries ${signInCount} passwords, tokens or codes, and ${limits.signIns} is the most: send several requests.`;
  return undefined;
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  return fragments;
}
